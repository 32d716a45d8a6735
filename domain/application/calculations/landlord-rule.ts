import { type AgencyRule, ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import { isRefinance } from '../../loan/purpose';
import { type Calculation, type CalculationLine, calculationCents, line, totalOf } from './calculation';
import { presentExpenses } from './present-housing';
import { isHome } from './residence-housing';

/**
 * Limits on the rent of a property that is bought: without a current housing expense it does not count, and without a year as a
 * landlord it may only pay the housing expense (Fannie Mae Selling Guide B3-3.1-08, for applications from December 7, 2019).
 */
const landlordRules: readonly AgencyRule[] = [{ agencies: ['fannie-mae'], from: '2019-12-07' }];

const isLimited = (loan: NewLoanDocument): boolean => !isRefinance(loan) && ruleOf(landlordRules, loan) !== undefined;

/** Whether the rent does not count, because the borrowers neither own a home nor pay for one. */
export function lacksHousing(loan: NewLoanDocument): boolean {
  return isLimited(loan) && !loan.reos.some(isHome) && loan.applicants.flatMap(presentExpenses).length === 0;
}

/**
 * The part of the rent above the limit, to deduct: all that an investment earns beyond its payment, and of a home with several units
 * what exceeds the payment.
 */
export function landlordLimit(
  loan: NewLoanDocument,
  rent: readonly CalculationLine[],
  housing: Calculation,
  isOffset: boolean,
): CalculationLine[] {
  if (!isLimited(loan) || loan.sSpLandlordYear === true) return [];
  const most = isOffset ? 0 : (calculationCents(housing) ?? 0);
  const above = totalOf(rent) - most;
  return above > 0 ? [line({ words: 'landlordLimit' }, above, { effect: 'minus', path: 'sSpLandlordYear' })] : [];
}
