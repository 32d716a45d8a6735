import { type AgencyRule, ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord } from '../../loan/records';
import { centsOf, centsOrZero } from '../../numbers/cents';
import { type Cents, mulDiv } from '../../numbers/fixed';
import type { LineName } from './calculation';
import { revolvingRules, studentLoanRules, thirtyDayRules } from './debt-rules';

const REVOLVING = '2';
const INSTALLMENT = '3';
export const THIRTY_DAY = '4';

export const isStudentLoan = ({ type, studentLoan }: LiabilityRecord): boolean =>
  type === INSTALLMENT && studentLoan === true;

/** A monthly payment with the label that says where it comes from. */
export interface DebtPayment {
  readonly name: LineName;
  readonly cents: Cents | undefined;
}

const share = (
  words: 'shareOfBalance' | 'yearlyShareOfBalance',
  percent: string,
  { balance }: LiabilityRecord,
): LineName => ({
  words,
  values: { percent: { percent }, amount: { money: balance ?? '' } },
});

function studentPayment(debt: LiabilityRecord, loan: NewLoanDocument): DebtPayment | undefined {
  const rule = ruleOf(studentLoanRules, loan);
  if (!rule || (rule.takesZero && debt.paymentDocumented === true)) return undefined;
  const words = rule.per === 'year' ? 'yearlyShareOfBalance' : 'shareOfBalance';
  return { name: share(words, rule.percent, debt), cents: mulDiv(centsOrZero(debt.balance), rule.part, rule.of) };
}

function revolvingPayment(debt: LiabilityRecord, loan: NewLoanDocument): DebtPayment | undefined {
  const rule = ruleOf(revolvingRules, loan);
  if (!rule) return undefined;
  const cents = mulDiv(centsOrZero(debt.balance), rule.percent, 100);
  if (cents < rule.least) return { name: { words: 'leastPayment' }, cents: rule.least };
  return { name: share('shareOfBalance', `${rule.percent}`, debt), cents };
}

function thirtyDayPayment(debt: LiabilityRecord, loan: NewLoanDocument): DebtPayment | undefined {
  const rule: (AgencyRule & { readonly percent: number }) | undefined = ruleOf(thirtyDayRules, loan);
  const cents = mulDiv(centsOrZero(debt.balance), rule?.percent ?? 0, 100);
  return rule && { name: share('shareOfBalance', `${rule.percent}`, debt), cents };
}

function calculatedPayment(debt: LiabilityRecord, loan: NewLoanDocument): DebtPayment | undefined {
  if (centsOrZero(debt.balance) <= 0) return undefined;
  if (isStudentLoan(debt)) return studentPayment(debt, loan);
  if (debt.type === REVOLVING) return revolvingPayment(debt, loan);
  return debt.type === THIRTY_DAY ? thirtyDayPayment(debt, loan) : undefined;
}

/** The monthly payment of a debt: as entered or, if it has a balance and no payment, by the rule of the loan's agency. */
export function debtPayment(debt: LiabilityRecord, loan: NewLoanDocument): DebtPayment {
  const entered = centsOf(debt.payment);
  const name: LineName = debt.type ? { list: 'liabilityType', code: debt.type } : { field: 'liability.payment' };
  return (entered ? undefined : calculatedPayment(debt, loan)) ?? { name, cents: entered };
}
