import { addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';
import { type AppliedPayment, dueDate, type Ledger, lateAfter, type PaymentParts, partsOf } from './ledger';
import type { ServicingTerms } from './servicing-terms';

/** Paid in time or late, due and not late yet, missing, or still to come. */
export const monthStates = ['paid', 'paid-late', 'due', 'missing', 'upcoming'] as const;
export type MonthState = (typeof monthStates)[number];

/** A month of a loan in servicing. Of a month that is not paid, the parts are what it will be applied to. */
export interface PaymentMonth extends PaymentParts {
  readonly due: string;
  readonly state: MonthState;
  readonly paidOn: string | null;
  /** Principal that was paid besides, from this due date to the next. */
  readonly additional: Cents;
  readonly lateCharge: Cents;
  /** Principal after the payment. */
  readonly balance: Cents;
}

const stateOf = (terms: ServicingTerms, due: string, paidOn: string | null, today: string): MonthState => {
  const late = lateAfter(terms, due);
  if (paidOn !== null) return paidOn > late ? 'paid-late' : 'paid';
  if (due > today) return 'upcoming';
  return today > late ? 'missing' : 'due';
};

/** Additional principal of the month that starts with a due date; what was paid before the first one belongs to it. */
function additionalOf(ledger: Ledger, due: string, isFirst: boolean): Cents {
  const end = addMonths(due, 1);
  return ledger.additional
    .filter(({ date }) => date < end && (isFirst || date >= due))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Months from the first due date to the next payment: every month that is paid or due, and the one to come. */
export function paymentMonths(terms: ServicingTerms, ledger: Ledger, today: string): readonly PaymentMonth[] {
  const months: PaymentMonth[] = [];
  let { balance } = ledger;
  for (let number = 0; number < terms.knownPayments; number += 1) {
    const due = dueDate(terms, number);
    const paid: AppliedPayment | undefined = ledger.applied[number];
    if (paid === undefined && balance === 0) break;
    const parts = paid ?? partsOf(terms, number, balance);
    if (paid === undefined) balance -= parts.principal;
    const paidOn = paid?.paidOn ?? null;
    const state = stateOf(terms, due, paidOn, today);
    const { interest, principal, insurance, escrow, total } = parts;
    months.push({
      ...{ due, state, paidOn, interest, principal, insurance, escrow, total },
      additional: additionalOf(ledger, due, number === 0),
      lateCharge: state === 'paid-late' || state === 'missing' ? terms.lateCharge : 0,
      balance: paid?.balance ?? balance,
    });
    if (state === 'upcoming') break;
  }
  return months;
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

/** What is past due on a day. */
export interface PastDue {
  readonly months: readonly string[];
  readonly amount: Cents;
  /** Late charges less what was paid of them. */
  readonly lateCharges: Cents;
}

export function pastDueOf(ledger: Ledger, months: readonly PaymentMonth[]): PastDue {
  const missing = months.filter(({ state }) => state === 'missing');
  return {
    months: missing.map(({ due }) => due),
    amount: Math.max(0, sum(missing.map(({ total }) => total)) - (missing.length > 0 ? ledger.unapplied : 0)),
    lateCharges: Math.max(0, sum(months.map(({ lateCharge }) => lateCharge)) - ledger.lateChargesPaid),
  };
}
