import { type Agency, agencies, agencyOf } from '../../loan/agency';
import { DEFAULT_SUBJECT_RENT } from '../../loan/codes/underwriting-codes';
import type { NewLoanDocument } from '../../loan/document';
import { centsOrZero } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { ownValue } from '../../tables/own-value';
import { recordFieldPath } from '../field-path';
import {
  type Calculation,
  type CalculationLine,
  calculationLines,
  sumCalculation,
  totalOf,
  type WhyNot,
} from './calculation';
import { countedRentLines } from './counted-rent';
import { lacksHousing, landlordLimit } from './landlord-rule';
import { loanLines } from './loan-lines';
import { hasSeveralUnits, INVESTMENT, occupancyOf, PRIMARY_RESIDENCE } from './occupancy';
import { isSubjectNetRent, otherIncomeLine } from './other-income';

/** The agencies whose loans count the rent, by the lender's setting (`sSpRentQualT`). */
const countingAgencies: Readonly<Record<string, readonly Agency[]>> = {
  '0': [],
  '1': ['fannie-mae'],
  '2': agencies,
};

/** Whether the rent pays the housing expense, instead of adding to the income. */
export const offsetsHousing = (loan: NewLoanDocument): boolean => occupancyOf(loan) === INVESTMENT;

/** Whether the property earns rent: an investment, or a home with two to four units. */
const isLet = (loan: NewLoanDocument): boolean =>
  offsetsHousing(loan) || (occupancyOf(loan) === PRIMARY_RESIDENCE && hasSeveralUnits(loan));

const isCounted = (loan: NewLoanDocument): boolean =>
  isLet(loan) &&
  loan.sSpRentNA !== true &&
  ownValue(countingAgencies, loan.sSpRentQualT ?? DEFAULT_SUBJECT_RENT)?.includes(agencyOf(loan)) === true;

/** Why the rent of the property does not count, if it has one. */
export const whyNoSubjectRent = (loan: NewLoanDocument): WhyNot =>
  isCounted(loan) && lacksHousing(loan) ? 'noHousing' : 'subjectRent';

/** The gross rent of the property, for a refinance without one that of the owned property it is. */
function grossRentLines(loan: NewLoanDocument, why: WhyNot | undefined): CalculationLine[] {
  const lines = countedRentLines(loan.sSpGrossRent, 'sSpGrossRent', why);
  const owned = loan.reos.find(({ isSubjectProperty }) => isSubjectProperty === true);
  if (lines.length > 0 || !owned) return lines;
  return countedRentLines(owned.grossRent, recordFieldPath('reos', owned.id, 'grossRent'), why);
}

/**
 * Expected rent of the property (Fannie Mae Selling Guide B3-3.1-08, B3-6-06): the entered net rent, otherwise the counted part of
 * the gross rent, for an investment less its whole payment. For a home with several units the payment is not offset. Undefined if
 * there is no rent, or if it does not count for the loan's agency.
 */
export function subjectRent(loan: NewLoanDocument, housing: Calculation): Calculation | undefined {
  if (!isCounted(loan) || lacksHousing(loan)) return undefined;
  const stated = loan.incomes.filter(isSubjectNetRent).map(otherIncomeLine);
  const entered: Cents = centsOrZero(loan.sSpNetRent);
  const given = entered !== 0 || totalOf(stated) !== 0;
  const why: WhyNot | undefined = given ? 'netRentGiven' : undefined;
  const gross = grossRentLines(loan, why);
  if (!given && gross.length === 0) return undefined;
  const payment = offsetsHousing(loan) ? calculationLines(housing, { effect: 'minus', why }) : [];
  const rent = [
    ...loanLines(loan, ['sSpNetRent']),
    ...(entered === 0 ? stated : stated.map((one) => ({ ...one, counted: false, why }))),
    ...gross,
    ...payment,
  ];
  const lines = [...rent, ...landlordLimit(loan, rent, housing, offsetsHousing(loan))];
  const requirements = given || !offsetsHousing(loan) ? [] : housing.requirements;
  return sumCalculation('subjectRent', lines, { requirements });
}
