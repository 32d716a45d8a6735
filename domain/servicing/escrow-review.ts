import { analyzeEscrow, type EscrowCharge, paymentsBefore } from '../fees/escrow-analysis';
import { addDays, addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';

const YEAR = 12;
/** A surplus from here on is refunded within 30 days (12 CFR 1024.17(f)(2)(i)). */
const REFUND_FROM: Cents = 50_00;
/** Days for the refund, and days after a due date in which a borrower is current (12 CFR 1024.17(f)(2)). */
const REFUND_DAYS = 30;
const CURRENT_DAYS = 30;

/** What becomes of a surplus: it is refunded, or refunded or credited, or stays while the borrower is not current. */
export const surplusUses = ['refund', 'refund-or-credit', 'keep'] as const;
type SurplusUse = (typeof surplusUses)[number];

export const escrowStates = ['even', 'surplus', 'shortage', 'deficiency'] as const;
export type EscrowState = (typeof escrowStates)[number];

/** A month of the coming year of an escrow account. */
export interface ProjectedMonth {
  readonly due: string;
  readonly paidOut: Cents;
  readonly balance: Cents;
  /** The balance that the account needs. */
  readonly target: Cents;
}

/** The yearly analysis of an escrow account (12 CFR 1024.17(c)(3) and (f)). */
export interface EscrowReview {
  readonly from: string;
  readonly balance: Cents;
  /** The balance with which the account stays at or above the cushion all year. */
  readonly target: Cents;
  readonly cushion: Cents;
  readonly monthly: Cents;
  readonly state: EscrowState;
  /** Surplus, or shortage with deficiency, without a sign. */
  readonly difference: Cents;
  /** Of the difference, what the account owes the servicer. */
  readonly deficiency: Cents;
  /** Of a surplus. */
  readonly surplusUse: SurplusUse | null;
  /** The last day for a refund. */
  readonly refundBy: string | null;
  /** Twelfth of shortage and deficiency, rounded down so that no more than both is collected. */
  readonly spread: Cents;
  readonly newPayment: Cents;
  readonly months: readonly ProjectedMonth[];
}

function stateOf(balance: Cents, target: Cents): EscrowState {
  if (balance < 0) return 'deficiency';
  return balance === target ? 'even' : balance > target ? 'surplus' : 'shortage';
}

/** The account on the day of its analysis. */
interface ReviewedAccount {
  readonly balance: Cents;
  /** The oldest month that is not paid. */
  readonly nextDue: string;
  readonly today: string;
  /** Months of payments that the account keeps in addition. */
  readonly cushionMonths: number;
}

/** The first payment of the year that is projected: the next one that comes due after today and is not paid yet. */
function reviewFrom({ nextDue, today }: Pick<ReviewedAccount, 'nextDue' | 'today'>): string {
  let from = nextDue;
  for (let months = 1; from <= today; months += 1) from = addMonths(nextDue, months);
  return from;
}

function surplusUseOf(surplus: Cents, { nextDue, today }: ReviewedAccount): SurplusUse {
  if (today > addDays(nextDue, CURRENT_DAYS)) return 'keep';
  return surplus >= REFUND_FROM ? 'refund' : 'refund-or-credit';
}

/** One account for all charges, with a twelfth of what it pays in the year each month (12 CFR 1024.17(c)(1)(ii)). */
function projected(charges: readonly EscrowCharge<string>[]): EscrowCharge<string> {
  const disbursements = charges.flatMap((charge) => charge.disbursements);
  const year = disbursements.reduce((sum, { amount }) => sum + amount, 0);
  return { name: 'account', monthly: Math.round(year / YEAR), disbursements };
}

/** Compares the balance of an account with what the coming year needs. */
export function reviewEscrow(charges: readonly EscrowCharge<string>[], account: ReviewedAccount): EscrowReview {
  const { balance, today, cushionMonths } = account;
  const from = reviewFrom(account);
  const all = projected(charges);
  const { monthly } = all;
  const { deposit: target, balances } = analyzeEscrow([all], from, cushionMonths);
  const difference = Math.abs(target - balance);
  const state = stateOf(balance, target);
  const surplusUse = state === 'surplus' ? surplusUseOf(difference, account) : null;
  const isShort = state === 'shortage' || state === 'deficiency';
  const spread = isShort ? Math.floor(difference / YEAR) : 0;
  const paidOut = (payments: number): Cents =>
    all.disbursements
      .filter(({ due }) => Math.max(1, paymentsBefore(due, from)) === payments)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ from, balance, target, cushion: cushionMonths * monthly, monthly, state, difference, spread },
    deficiency: Math.max(0, -balance),
    surplusUse,
    refundBy: surplusUse === 'refund' ? addDays(today, REFUND_DAYS) : null,
    newPayment: monthly + spread,
    months: balances.map((change, index) => ({
      due: addMonths(from, index),
      paidOut: paidOut(index + 1),
      balance: balance + change,
      target: target + change,
    })),
  };
}
