import { addMonths } from '../../format/date';
import { ruleOf } from '../../loan/agency';
import { DEFAULT_SHORT_DEBT_PERCENT } from '../../loan/codes/underwriting-codes';
import type { NewLoanDocument } from '../../loan/document';
import { isRefinance } from '../../loan/purpose';
import type { LiabilityRecord } from '../../loan/records';
import { centsOrZero } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import type { WhyNot } from './calculation';
import { debtPayment, isStudentLoan, THIRTY_DAY } from './debt-payment';
import { shortDebtRules, studentLoanRules } from './debt-rules';
import { mortgageTypes } from './financed-properties';
import { whyNoDebt } from './leaving-property';
import { isRented } from './rents';
import { isDeducted } from './support';

const INSTALLMENT = '3';
/** Alimony, child support and separate maintenance. */
const supportTypes: readonly (string | null | undefined)[] = ['20', '21', '22'];

/** What the rules about debts look at besides the debts. */
export interface Means {
  readonly income: Cents;
  /** Liquid assets left after closing. */
  readonly left: Cents;
}

/** Payments that a debt has left, if known: as entered, otherwise those that its balance needs. */
function paymentsLeft(debt: LiabilityRecord): number | undefined {
  if (typeof debt.remainingMonths === 'number') return debt.remainingMonths;
  const [balance, payment] = [centsOrZero(debt.balance), centsOrZero(debt.payment)];
  return debt.type === INSTALLMENT && balance > 0 && payment > 0 ? Math.ceil(balance / payment) : undefined;
}

/** Whether the payments begin so long after closing that the loan's agency does not count them. */
function isDeferred(debt: LiabilityRecord, loan: NewLoanDocument): boolean {
  const months = ruleOf(studentLoanRules, loan)?.deferredMonths;
  const closing = loan.sClosedD ?? loan.sEstCloseD;
  if (!isStudentLoan(debt) || months === undefined || !closing || !debt.deferredUntil) return false;
  return debt.deferredUntil >= addMonths(closing, months);
}

/** Why debts on which nothing else is said do not count, by the rules of the loan's agency. */
function byRule(loan: NewLoanDocument, debts: readonly LiabilityRecord[], means: Means): Map<LiabilityRecord, WhyNot> {
  const found = new Map<LiabilityRecord, WhyNot>();
  const paid = (debt: LiabilityRecord) => debtPayment(debt, loan).cents ?? 0;
  const rule = ruleOf(shortDebtRules, loan);
  const short = debts.filter((debt) => {
    const ends = debt.type === INSTALLMENT || supportTypes.includes(debt.type);
    return ends && rule && (paymentsLeft(debt) ?? Number.POSITIVE_INFINITY) <= rule.payments;
  });
  const owed = short.reduce((sum, debt) => sum + paid(debt), 0);
  const most = rule?.incomePercent ?? loan.sShortDebtPc ?? DEFAULT_SHORT_DEBT_PERCENT;
  if (owed * 100 <= means.income * most) for (const debt of short) found.set(debt, 'fewPayments');
  const monthly = debts.filter(({ type }) => type === THIRTY_DAY);
  const balances = monthly.reduce((sum, { balance }) => sum + centsOrZero(balance), 0);
  if (balances <= means.left) for (const debt of monthly) found.set(debt, 'coveredByAssets');
  return found;
}

/** Why each debt that is no monthly debt is none; a debt that counts is missing. */
export function uncountedDebts(loan: NewLoanDocument, means: Means): ReadonlyMap<LiabilityRecord, WhyNot> {
  const { liabilities, reos } = loan;
  const rented = new Set(reos.filter((property) => isRented(property, liabilities)).map(({ id }) => id));
  const subject = new Set(reos.filter(({ isSubjectProperty }) => isSubjectProperty === true).map(({ id }) => id));
  // The payment of other liens in the housing expense is that of the liens that stay on the property. A mortgage on no property
  // with the same payment is the one of a refinanced property.
  const inHousing = ({ reoId, type, payment }: LiabilityRecord) =>
    centsOrZero(loan.sProOFinPmt) > 0 &&
    mortgageTypes.includes(type) &&
    (reoId ? subject.has(reoId) : isRefinance(loan) && centsOrZero(payment) === centsOrZero(loan.sProOFinPmt));
  const whyOf = (debt: LiabilityRecord): WhyNot | undefined => {
    const why = whyNoDebt(debt);
    if (why) return why;
    if (rented.has(debt.reoId ?? '')) return 'inNetRent';
    if (inHousing(debt)) return 'inHousing';
    if (debt.paidByOther === true) return 'paidByOther';
    if (isDeferred(debt, loan)) return 'deferred';
    return isDeducted(debt, loan) ? 'deductedFromIncome' : undefined;
  };
  const stated = liabilities.flatMap((debt) => {
    const why = whyOf(debt);
    return why ? [[debt, why] as const] : [];
  });
  const found = new Map(stated);
  for (const [debt, why] of byRule(
    loan,
    liabilities.filter((debt) => !found.has(debt)),
    means,
  ))
    found.set(debt, why);
  return found;
}
