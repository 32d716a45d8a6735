import { analyzeEscrow, type Disbursement, type EscrowCharge, paymentsBefore } from '../fees/escrow-analysis';
import { type EscrowPurpose, sumsByPurpose } from '../fees/escrow-purpose';
import type { PurposedCharge } from '../fees/expenses';
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
  readonly paidFor: Readonly<Record<EscrowPurpose, Cents>>;
  readonly balance: Cents;
  /** The balance that the account needs. */
  readonly target: Cents;
}

/** The yearly analysis of an escrow account (12 CFR 1024.17(c)(3) and (f)). */
export interface EscrowReview {
  readonly from: string;
  readonly balance: Cents;
  /** Escrow parts of payments that are due before the projected year and not paid: they are owed anyway, and no shortage. */
  readonly unpaid: Cents;
  /** Bills that come due before the projected year and are not paid yet: the account holds their money only until then. */
  readonly upcoming: Cents;
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

/** A surplus is money that the account has; what is owed to it only makes a shortage smaller. */
function stateOf(held: Cents, unpaid: Cents, target: Cents): EscrowState {
  if (held + unpaid < 0) return 'deficiency';
  if (held + unpaid < target) return 'shortage';
  return held > target ? 'surplus' : 'even';
}

/** What the account pays on a day. */
export interface Bill extends Disbursement {
  readonly purpose: EscrowPurpose;
}

/** What an account pays in a year. */
export const billsOf = (charges: readonly PurposedCharge[]): Bill[] =>
  charges.flatMap(({ purpose, disbursements }) => disbursements.map((each) => ({ ...each, purpose })));

/** The account on the day of its analysis. */
interface ReviewedAccount {
  readonly balance: Cents;
  /** The oldest month that is not paid. */
  readonly nextDue: string;
  readonly today: string;
  /** Months of payments that the account keeps in addition. */
  readonly cushionMonths: number;
  /** What the payment that is due on a day brings into the account. */
  readonly paidIn: (due: string) => Cents;
  /** Whether the account has paid a bill before the day it is due. */
  readonly isPaid: (bill: Bill) => boolean;
}

/** The first payment of the year that is projected: the next one that comes due after today and is not paid yet. */
function reviewFrom({ nextDue, today }: Pick<ReviewedAccount, 'nextDue' | 'today'>): string {
  let from = nextDue;
  for (let months = 1; from <= today; months += 1) from = addMonths(nextDue, months);
  return from;
}

/** What the payments bring that come due before a day and are not paid. */
function unpaidBefore(from: string, { nextDue, paidIn }: ReviewedAccount): Cents {
  let sum = 0;
  for (let months = 0; addMonths(nextDue, months) < from; months += 1) sum += paidIn(addMonths(nextDue, months));
  return sum;
}

/** Bills of any year that come due after today and before a day, and are not paid. */
function upcomingBefore(from: string, bills: readonly Bill[], { today, isPaid }: ReviewedAccount): Cents {
  let sum = 0;
  for (const bill of bills) {
    for (let years = Number(today.slice(0, 4)) - Number(bill.due.slice(0, 4)); ; years += 1) {
      const due = addMonths(bill.due, years * YEAR);
      if (due >= from) break;
      if (due > today && !isPaid({ ...bill, due })) sum += bill.amount;
    }
  }
  return sum;
}

function surplusUseOf(surplus: Cents, { nextDue, today }: ReviewedAccount): SurplusUse {
  if (today > addDays(nextDue, CURRENT_DAYS)) return 'keep';
  return surplus >= REFUND_FROM ? 'refund' : 'refund-or-credit';
}

/** One account for all charges, with a twelfth of what it pays in the year each month (12 CFR 1024.17(c)(1)(ii)). */
function projected(disbursements: readonly Bill[]): EscrowCharge<string> {
  const year = disbursements.reduce((sum, { amount }) => sum + amount, 0);
  return { name: 'account', monthly: Math.round(year / YEAR), disbursements };
}

const paidOutOf = (paidFor: ProjectedMonth['paidFor']) => ({
  ...{ paidFor, paidOut: paidFor.taxes + paidFor.insurance + paidFor.other },
});

/** Compares the balance of an account with what the coming year needs. */
export function reviewEscrow(charges: readonly PurposedCharge[], account: ReviewedAccount): EscrowReview {
  const { balance, today, cushionMonths } = account;
  const from = reviewFrom(account);
  const bills = billsOf(charges);
  const all = projected(bills);
  const { monthly } = all;
  const { deposit: target, balances } = analyzeEscrow([all], from, cushionMonths);
  const unpaid = unpaidBefore(from, account);
  const upcoming = upcomingBefore(from, bills, account);
  const held = balance - upcoming;
  const start = held + unpaid;
  const state = stateOf(held, unpaid, target);
  const difference = state === 'even' ? 0 : Math.abs(target - (state === 'surplus' ? held : start));
  const surplusUse = state === 'surplus' ? surplusUseOf(difference, account) : null;
  const isShort = state === 'shortage' || state === 'deficiency';
  const spread = isShort ? Math.floor(difference / YEAR) : 0;
  const credit = surplusUse === 'refund-or-credit' ? Math.floor(difference / YEAR) : 0;
  const refunded = surplusUse === 'refund' ? difference : 0;
  const paidIn = (payments: number) =>
    sumsByPurpose(bills.filter(({ due }) => Math.max(1, paymentsBefore(due, from)) === payments));
  return {
    ...{
      from,
      balance,
      unpaid,
      upcoming,
      target,
      cushion: cushionMonths * monthly,
      monthly,
      state,
      difference,
      spread,
    },
    deficiency: Math.max(0, -start),
    surplusUse,
    refundBy: surplusUse === 'refund' ? addDays(today, REFUND_DAYS) : null,
    newPayment: monthly + spread - credit,
    months: balances.map((change, index) => ({
      due: addMonths(from, index),
      ...paidOutOf(paidIn(index + 1)),
      balance: start - refunded + change + (index + 1) * (spread - credit),
      target: target + change,
    })),
  };
}
