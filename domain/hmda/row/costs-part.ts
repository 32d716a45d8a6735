import { worksheetOf } from '../../fees/worksheet';
import type { LoanDocument, LoanValues } from '../../loan/document';
import { centsOf, thousandthsOf } from '../../numbers/cents';
import { type Cents, formatCents, formatThousandths } from '../../numbers/fixed';
import { type AporWeek, aporOn, aporTermOf } from '../../pricing/apor';
import { ownValue } from '../../tables/own-value';
import { type FinalAction, isMade } from '../action-taken';
import type { LarPart } from '../lar-fields';
import { isBusiness, isOpenEnd } from '../purpose';
import { calculatedHoepa } from './calculated-hoepa';

const NA = 'NA';

type CostField = 'totalLoanCosts' | 'pointsAndFees' | 'originationCharges' | 'discountPoints' | 'lenderCredits';

const noCosts: LarPart<CostField> = {
  ...{ totalLoanCosts: NA, pointsAndFees: NA, originationCharges: NA, discountPoints: NA, lenderCredits: NA },
};

const unknownCosts: LarPart<CostField> = {
  ...{ totalLoanCosts: null, pointsAndFees: NA, originationCharges: null, discountPoints: '', lenderCredits: '' },
};

/** Zero is left blank where the register wants an amount above zero. */
const aboveZero = (cents: Cents): string => (cents > 0 ? formatCents(cents) : '');

/** The costs of the Closing Disclosure (1003.4(a)(17) to (20)), which only loans with one have: D, A, A.01 and J. */
export function costPart(loan: LoanDocument, { action }: FinalAction): LarPart<CostField> {
  if (!isMade(action) || isBusiness(loan) || isOpenEnd(loan)) return noCosts;
  if (loan.fees === undefined) return action === '6' ? noCosts : unknownCosts;
  const { lines, totals } = worksheetOf(loan);
  const points = lines.filter(({ source, paidBy }) => source === 'points' && paidBy === 'borrower');
  return {
    totalLoanCosts: formatCents(totals.loanCosts),
    pointsAndFees: NA,
    originationCharges: formatCents(totals.sections.A),
    discountPoints: aboveZero(points.reduce((sum, { amount }) => sum + amount, 0)),
    lenderCredits: aboveZero(totals.lenderCredit + totals.cureCredit),
  };
}

/** Whether the spread is reported: of credit under Regulation Z that was made or approved (comments 4(a)(12)-7 and -8). */
const hasSpread = (loan: LoanDocument, { action }: FinalAction): boolean =>
  !isBusiness(loan) && (action === '1' || action === '2' || action === '8');

/** The APR less the average prime offer rate of the day on which the rate was set (1003.4(a)(12)), as entered or calculated. */
export function spreadPart(loan: LoanDocument, final: FinalAction, apor: readonly AporWeek[]): LarPart<'rateSpread'> {
  if (!hasSpread(loan, final)) return { rateSpread: NA };
  if (loan.sHmdaRateSpread) return { rateSpread: loan.sHmdaRateSpread };
  const term = aporTermOf(loan);
  const [apr, day] = [thousandthsOf(loan.sApr), loan.sRLckdD];
  const rate = term && day ? aporOn(apor, term, day) : undefined;
  return { rateSpread: apr === undefined || rate === undefined ? null : formatThousandths(apr - rate) };
}

const PRIMARY = '0';

/**
 * High-cost loans (1003.4(a)(13)), as entered or by the tests of 12 CFR 1026.32; only credit on a principal dwelling can be one. What
 * the tests leave open has to be entered.
 */
export function hoepaPart(loan: LoanDocument, final: FinalAction, apor: readonly AporWeek[]): LarPart<'hoepa'> {
  const { action } = final;
  if (!isMade(action) || (loan.sOccTPe ?? PRIMARY) !== PRIMARY) return { hoepa: '3' };
  const known = loan.sHmdaHoepaStatus ?? calculatedHoepa(loan, final, apor);
  return { hoepa: known === true ? '1' : known === false ? '2' : action === '6' ? '3' : null };
}

const agencies: Readonly<Record<string, string>> = { '0': '1', '1': '3', '2': '2', '3': '9' };

/**
 * Who bought the loan in the year in which it was made (1003.4(a)(11)). A file of a quarter leaves out what was sold after its last day
 * (comment 4(a)(11)-9).
 */
export function purchaserOf(loan: LoanDocument, { action, date }: FinalAction, lastDay?: string): string | null {
  const { sLPurchaseD: sold } = loan;
  const isSold = isMade(action) && sold?.slice(0, 4) === date.slice(0, 4) && (!sold || !lastDay || sold <= lastDay);
  return isSold ? (ownValue(agencies, loan.sGseDeliveryTargetT ?? '') ?? null) : '0';
}

/** Whole thousands of the yearly income, half a thousand rounded up; NA if the decision needs none, also if it is known (comment 4(a)(10)(iii)-6). */
export function incomeOf(loan: LoanDocument, { action }: FinalAction): string | null {
  if (isWithoutIncome(loan)) return NA;
  const monthly = centsOf(loan.sLTotI);
  if (monthly !== undefined && monthly !== 0) return String(Math.round((monthly * 12) / 100_000));
  return action === '1' || action === '2' || action === '3' ? null : NA;
}

/** Documentation that takes no income: NIVA, NINA, NISA, NINANE, NIVANE, streamlined, rent alone, no income. */
const withoutIncome = ['6', '7', '8', '9', '10', '12', '20', '21'];
const streamlined = ['6', '7'];

/** A streamlined or interest rate reduction refinance. */
export const isStreamlined = ({ sLPurposeT }: LoanValues): boolean => streamlined.includes(sLPurposeT ?? '');

/** Whether the decision considers no income; that of a streamlined refinance does if the borrower qualifies. */
export const isWithoutIncome = (loan: LoanValues): boolean =>
  withoutIncome.includes(loan.sProdDocT ?? '') || (isStreamlined(loan) && loan.sIsCreditQualifying !== true);
