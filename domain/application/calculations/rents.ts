import type { NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord, ReoRecord } from '../../loan/records';
import { centsOf, centsOrZero } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { recordFieldPath } from '../field-path';
import {
  type Calculation,
  type CalculationLine,
  line,
  noCalculation,
  sumCalculation,
  type WhyNot,
} from './calculation';
import { countedRentLines } from './counted-rent';
import { isLeaving, SOLD, whyLeaving, whyNoDebt } from './leaving-property';
import { loanLines } from './loan-lines';
import { isNetRent, isSubjectNetRent, otherIncomeLine } from './other-income';
import { addressOf, nameOf, ownersOf } from './records';
import { isOwnUse } from './rental-use';
import { subjectRent, whyNoSubjectRent } from './subject-rent';

/** The net rent as entered. Zero is no answer, as for Desktop Underwriter (B3-3.5-02): breaking even is a cent. */
const givenRent = ({ netRent }: ReoRecord): Cents | undefined => centsOrZero(netRent) || undefined;

const hasRent = (property: ReoRecord): boolean =>
  givenRent(property) !== undefined || centsOrZero(property.grossRent) > 0;

/** Whether the property is rented out, so that its mortgages are part of its net rent instead of separate debts. */
export const isRented = (property: ReoRecord, liabilities: readonly LiabilityRecord[]): boolean =>
  property.isSubjectProperty !== true &&
  property.status !== SOLD &&
  hasRent(property) &&
  !isOwnUse(property) &&
  !isLeaving(property, liabilities);

function mortgageLine(debt: LiabilityRecord, why: WhyNot | undefined): CalculationLine {
  return line({ field: 'liability.payment' }, centsOf(debt.payment), {
    record: nameOf(debt.holder),
    path: recordFieldPath('liabilities', debt.id, 'payment'),
    effect: 'minus',
    why,
  });
}

function expensesLine(property: ReoRecord, why: WhyNot | undefined): CalculationLine[] {
  const cents = centsOf(property.monthlyExpenses);
  const path = recordFieldPath('reos', property.id, 'monthlyExpenses');
  return cents ? [line({ field: 'reo.monthlyExpenses' }, cents, { path, effect: 'minus', why })] : [];
}

/** Net rent of a rental property: as given, otherwise the counted part of the rent less expenses and mortgage payments. */
function propertyRent(property: ReoRecord, liabilities: readonly LiabilityRecord[]): Calculation {
  const given = givenRent(property);
  const why = given === undefined ? undefined : 'netRentGiven';
  const mortgages = liabilities.filter(({ reoId }) => reoId === property.id);
  const givenLine = line({ field: 'reo.netRent' }, given, { path: recordFieldPath('reos', property.id, 'netRent') });
  const lines = [
    ...(given === undefined ? [] : [givenLine]),
    ...countedRentLines(property.grossRent, recordFieldPath('reos', property.id, 'grossRent'), why),
    ...expensesLine(property, why),
    ...mortgages.map((debt) => mortgageLine(debt, whyNoDebt(debt) ?? why)),
  ];
  return sumCalculation('propertyRent', lines, { of: { id: property.id, name: addressOf(property) ?? '' } });
}

/** Why a rent is not part of the net rent. */
function whyNoRent(property: ReoRecord, subject: Calculation | undefined): WhyNot {
  if (property.isSubjectProperty === true) return subject ? 'inSubjectRent' : 'inHousing';
  return property.status !== SOLD && isOwnUse(property) ? 'ownUse' : whyLeaving(property);
}

function rentOf(
  property: ReoRecord,
  calculations: readonly Calculation[],
  subject: Calculation | undefined,
): CalculationLine[] {
  const options = {
    record: addressOf(property),
    owners: ownersOf(property),
    path: recordFieldPath('reos', property.id, 'netRent'),
  };
  const found = calculations.find(({ of }) => of?.id === property.id);
  if (found) return [line({ calculation: 'propertyRent', of: property.id }, centsOf(found.value), options)];
  if (!hasRent(property)) return [];
  const why = whyNoRent(property, subject);
  const given = givenRent(property);
  const name = { field: given === undefined ? 'reo.grossRent' : 'reo.netRent' } as const;
  return [line(name, given ?? centsOf(property.grossRent), { ...options, why })];
}

/** Rent of the subject property that does not count. */
function leftSubjectRent(loan: NewLoanDocument): CalculationLine[] {
  const why = whyNoSubjectRent(loan);
  const net = loanLines(loan, ['sSpNetRent'], { why });
  return net.length > 0 ? net : loanLines(loan, ['sSpGrossRent'], { why });
}

/**
 * Net rent of each rental property, and the total including net rents that a file states as income (`sNetRentalMon`). That of
 * the subject property is separate: its payment is the housing expense of this loan.
 */
export function rentCalculationsOf(loan: NewLoanDocument, housing: Calculation) {
  const { reos, liabilities, incomes } = loan;
  const rents = reos
    .filter((property) => isRented(property, liabilities))
    .map((property) => propertyRent(property, liabilities));
  const subject = subjectRent(loan, housing);
  const stated = incomes.filter((income) => isNetRent(income) && !(subject && isSubjectNetRent(income)));
  const lines = [
    ...reos.flatMap((property) => rentOf(property, rents, subject)),
    ...stated.map(otherIncomeLine),
    ...(subject ? [] : leftSubjectRent(loan)),
  ];
  return {
    propertyRent: rents,
    netRent: sumCalculation('netRent', lines),
    subjectRent: subject ?? noCalculation('subjectRent', 'money'),
  };
}
