import { analyzeEscrow, CUSHION_MONTHS, type EscrowCharge, paymentsBefore } from '../fees/escrow-analysis';
import { addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';

const YEAR = 12;
/** A surplus from here on is refunded within 30 days (12 CFR 1024.17(f)(2)(i)). */
const REFUND_FROM: Cents = 50_00;

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
  readonly isRefunded: boolean;
  /** Twelfth of shortage and deficiency, rounded down so that no more than both is collected. */
  readonly spread: Cents;
  readonly newPayment: Cents;
  readonly months: readonly ProjectedMonth[];
}

function stateOf(balance: Cents, target: Cents): EscrowState {
  if (balance < 0) return 'deficiency';
  return balance === target ? 'even' : balance > target ? 'surplus' : 'shortage';
}

/** Compares the balance before a payment with what the year from that payment on needs. */
export function reviewEscrow(charges: readonly EscrowCharge<string>[], balance: Cents, from: string): EscrowReview {
  const { deposit: target, balances } = analyzeEscrow(charges, from);
  const monthly = charges.reduce((sum, charge) => sum + charge.monthly, 0);
  const difference = Math.abs(target - balance);
  const state = stateOf(balance, target);
  const isShort = state === 'shortage' || state === 'deficiency';
  const spread = isShort ? Math.floor(difference / YEAR) : 0;
  const paidOut = (payments: number): Cents =>
    charges
      .flatMap(({ disbursements }) => disbursements)
      .filter(({ due }) => Math.max(1, paymentsBefore(due, from)) === payments)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ from, balance, target, cushion: CUSHION_MONTHS * monthly, monthly, state, difference, spread },
    deficiency: Math.max(0, -balance),
    isRefunded: state === 'surplus' && difference >= REFUND_FROM,
    newPayment: monthly + spread,
    months: balances.map((change, index) => ({
      due: addMonths(from, index),
      paidOut: paidOut(index + 1),
      balance: balance + change,
      target: target + change,
    })),
  };
}
