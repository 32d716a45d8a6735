import { addDays, addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';
import { monthlyInterest } from '../pricing/payment';
import { amountsOn } from './dated-amounts';
import { type Posting, standingPostings } from './postings';
import type { ServicingTerms } from './servicing-terms';

/** The parts of a monthly payment, in cents. */
export interface PaymentParts {
  readonly interest: Cents;
  readonly principal: Cents;
  readonly insurance: Cents;
  readonly escrow: Cents;
  readonly total: Cents;
}

/** A monthly payment that was applied, with the principal after it. */
export interface AppliedPayment extends PaymentParts {
  readonly due: string;
  /** The day on which the money for all of it was there. */
  readonly paidOn: string;
  readonly balance: Cents;
}

/** An amount on a day. */
interface Dated {
  readonly date: string;
  readonly amount: Cents;
}

/** What the postings of a loan made of its terms. It depends on no clock. */
export interface Ledger {
  readonly applied: readonly AppliedPayment[];
  readonly additional: readonly Dated[];
  readonly balance: Cents;
  readonly escrowBalance: Cents;
  /** Money that is not yet enough for a monthly payment (12 CFR 1026.36(c)(1)(ii)). */
  readonly unapplied: Cents;
  readonly lateChargesPaid: Cents;
  readonly feesPaid: Cents;
  /** The next monthly payment to be applied; undefined once the loan is repaid, or when a new rate or payment starts. */
  readonly nextDue: string | undefined;
  readonly unmatched: readonly Posting[];
  readonly reversed: ReadonlySet<string>;
}

export const dueDate = ({ firstDue }: ServicingTerms, number: number): string => addMonths(firstDue, number);

/** The due date from which rate or payment is another one, which is not calculated here; null if there is none. */
export const changeFrom = (terms: ServicingTerms): string | null =>
  terms.knownPayments < terms.payments ? dueDate(terms, terms.knownPayments) : null;

/** Whether interest up to a day is known: the rate of a month changes a month before the first payment with it. */
export const isKnownOn = (terms: ServicingTerms, day: string): boolean =>
  terms.knownPayments >= terms.payments || day <= dueDate(terms, terms.knownPayments - 1);

/** The end of the days in which a payment is not late. */
export const lateAfter = ({ lateDays }: ServicingTerms, due: string): string => addDays(due, lateDays);

/** The payment of that number, from 0, on a balance: a month’s interest, and the rest of it repays the loan. */
export function partsOf(terms: ServicingTerms, number: number, balance: Cents): PaymentParts {
  const interest = monthlyInterest(balance, terms.rate);
  const isLast = number === terms.payments - 1;
  const principal = isLast ? balance : Math.min(terms.principalAndInterest - interest, balance);
  const { insurance, escrow } = amountsOn(terms, dueDate(terms, number));
  return { interest, principal, insurance, escrow, total: interest + principal + insurance + escrow };
}

/** Later than every due date. */
const LAST_DAY = '9999-12-31';

/** Applies postings in the order of their days. */
class Account {
  readonly applied: AppliedPayment[] = [];
  readonly additional: Dated[] = [];
  balance: Cents;
  escrowBalance: Cents;
  unapplied: Cents = 0;
  lateChargesPaid: Cents = 0;
  feesPaid: Cents = 0;

  constructor(private readonly terms: ServicingTerms) {
    this.balance = terms.note;
    this.escrowBalance = terms.escrowDeposit;
  }

  get nextDue(): string | undefined {
    const number = this.applied.length;
    return this.balance > 0 && number < this.terms.knownPayments ? dueDate(this.terms, number) : undefined;
  }

  /** Whether a month is unpaid on a day. */
  private isMonthDue(date: string): boolean {
    const { nextDue } = this;
    return nextDue !== undefined && nextDue <= date;
  }

  /** Pays the oldest months first, each only in full, until the next one is later than a day. */
  private payMonths(date: string, through: string): void {
    for (let due = this.nextDue; due !== undefined && due <= through; due = this.nextDue) {
      const parts = partsOf(this.terms, this.applied.length, this.balance);
      if (this.unapplied < parts.total) return;
      this.unapplied -= parts.total;
      this.balance -= parts.principal;
      this.escrowBalance += parts.escrow;
      this.applied.push({ ...parts, due, paidOn: date, balance: this.balance });
    }
  }

  /** Pays months, also those to come; once none is due, the rest pays late charges that are open, and then waits. */
  private receive(date: string, amount: Cents): void {
    this.unapplied += amount;
    this.payMonths(date, LAST_DAY);
    const isKnown = this.nextDue !== undefined || this.balance === 0;
    if (!isKnown || this.isMonthDue(date)) return;
    const charged = this.applied.filter(({ due, paidOn }) => paidOn > lateAfter(this.terms, due)).length;
    const open = charged * this.terms.lateCharge - this.lateChargesPaid;
    const used = Math.max(0, Math.min(open, this.unapplied));
    this.unapplied -= used;
    this.lateChargesPaid += used;
  }

  /** Additional principal is one only if every month that was due is paid: it pays those first. */
  private repay(date: string, amount: Cents): void {
    let rest = amount;
    if (this.isMonthDue(date)) {
      this.unapplied += amount;
      this.payMonths(date, date);
      if (this.isMonthDue(date)) return;
      rest = Math.min(amount, this.unapplied);
      this.unapplied -= rest;
    }
    const used = Math.min(rest, this.balance);
    this.balance -= used;
    this.unapplied += rest - used;
    if (used > 0) this.additional.push({ date, amount: used });
  }

  post({ type, date, amount }: Posting): void {
    switch (type) {
      case 'payment':
      case 'adjustment':
        this.receive(date, amount);
        return;
      case 'principal':
        this.repay(date, amount);
        return;
      case 'escrow':
      case 'tax-disbursement':
      case 'insurance-disbursement':
      case 'disbursement':
        this.escrowBalance += amount;
        return;
      case 'late-charge':
        this.lateChargesPaid += amount;
        return;
      case 'fee':
        this.feesPaid += amount;
        return;
      case 'reversal':
        this.unapplied += amount;
    }
  }
}

/** What postings make of a loan. They may be in any order. */
export function ledgerOf(terms: ServicingTerms, postings: readonly Posting[]): Ledger {
  const { standing, reversed, unmatched } = standingPostings(postings);
  const account = new Account(terms);
  for (const posting of [...standing, ...unmatched]) account.post(posting);
  const { applied, additional, balance, escrowBalance, unapplied, lateChargesPaid, feesPaid, nextDue } = account;
  return {
    ...{ applied, additional, balance, escrowBalance, unapplied, lateChargesPaid, feesPaid, nextDue },
    ...{ unmatched, reversed },
  };
}
