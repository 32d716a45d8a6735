import { addDays, addMonths } from '../format/date';
import type { Cents } from '../numbers/fixed';
import { monthlyInterest } from '../pricing/payment';
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

/** The end of the days in which a payment is not late. */
export const lateAfter = ({ lateDays }: ServicingTerms, due: string): string => addDays(due, lateDays);

/** The payment of that number, from 0, on a balance: a month’s interest, and the rest of it repays the loan. */
export function partsOf(terms: ServicingTerms, number: number, balance: Cents): PaymentParts {
  const interest = monthlyInterest(balance, terms.rate);
  const isLast = number === terms.payments - 1;
  const principal = isLast ? balance : Math.min(terms.principalAndInterest - interest, balance);
  const { insurance, escrow } = terms;
  return { interest, principal, insurance, escrow, total: interest + principal + insurance + escrow };
}

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

  /** Pays the oldest months first, each only in full. */
  private receive(date: string, amount: Cents): void {
    this.unapplied += amount;
    for (let due = this.nextDue; due !== undefined; due = this.nextDue) {
      const parts = partsOf(this.terms, this.applied.length, this.balance);
      if (this.unapplied < parts.total) return;
      this.unapplied -= parts.total;
      this.balance -= parts.principal;
      this.escrowBalance += parts.escrow;
      this.applied.push({ ...parts, due, paidOn: date, balance: this.balance });
    }
  }

  private repay(date: string, amount: Cents): void {
    const used = Math.min(amount, this.balance);
    this.balance -= used;
    this.unapplied += amount - used;
    this.additional.push({ date, amount: used });
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
