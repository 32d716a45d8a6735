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
  words: 'shareOfBalance' | 'yearlyShareOfBalance' | 'higherThanPayment',
  percent: string,
  { balance, payment }: LiabilityRecord,
): LineName => ({
  words,
  values: {
    percent: { percent },
    amount: { money: balance ?? '' },
    ...(words === 'higherThanPayment' && { payment: { money: payment ?? '' } }),
  },
});

/** The payment that the agency calculates, in place of none or of a lower one that is not documented. */
function studentPayment(debt: LiabilityRecord, loan: NewLoanDocument, entered: Cents): DebtPayment | undefined {
  const rule = ruleOf(studentLoanRules, loan);
  if (!rule) return undefined;
  const isDocumented = debt.paymentDocumented === true;
  const cents = mulDiv(centsOrZero(debt.balance), rule.part, rule.of);
  if (entered > 0) {
    const counts = rule.documentsLess !== true || isDocumented || entered >= cents;
    return counts ? undefined : { name: share('higherThanPayment', rule.percent, debt), cents };
  }
  if (rule.takesZero && isDocumented) return undefined;
  return { name: share(rule.per === 'year' ? 'yearlyShareOfBalance' : 'shareOfBalance', rule.percent, debt), cents };
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

function calculatedPayment(debt: LiabilityRecord, loan: NewLoanDocument, entered: Cents): DebtPayment | undefined {
  if (centsOrZero(debt.balance) <= 0) return undefined;
  if (isStudentLoan(debt)) return studentPayment(debt, loan, entered);
  if (entered !== 0) return undefined;
  if (debt.type === REVOLVING) return revolvingPayment(debt, loan);
  return debt.type === THIRTY_DAY ? thirtyDayPayment(debt, loan) : undefined;
}

/** The monthly payment of a debt: as entered, otherwise by the rule of the loan's agency from its balance. */
export function debtPayment(debt: LiabilityRecord, loan: NewLoanDocument): DebtPayment {
  const entered = centsOf(debt.payment);
  const name: LineName = debt.type ? { list: 'liabilityType', code: debt.type } : { field: 'liability.payment' };
  return calculatedPayment(debt, loan, entered ?? 0) ?? { name, cents: entered };
}
