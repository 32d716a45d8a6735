import { escrowCharges } from '../../domain/fees/expenses';
import { addDays, addMonths } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { type Cents, formatCents } from '../../domain/numbers/fixed';
import { dueDate, partsOf } from '../../domain/servicing/ledger';
import { disbursementTypes, type TransactionType } from '../../domain/servicing/postings';
import {
  hasTerms,
  type ServicingTerms,
  servicedStatuses,
  servicingTermsOf,
} from '../../domain/servicing/servicing-terms';

/** A transaction of a demo loan. */
export interface DemoTransaction {
  readonly reference: string;
  readonly loanNum: string;
  readonly date: string;
  readonly type: TransactionType;
  readonly amount: string;
  readonly reverses: string | null;
}

/** How a borrower pays: in time, once late, with a month missing, with additional principal, or with a returned check. */
const habits = ['in-time', 'in-time', 'late-once', 'missing', 'additional', 'in-time', 'returned', 'in-time'] as const;

const ADDITIONAL: Cents = 250_00;

/** The last digits of a loan number decide how it is paid, so that its history is the same on every machine. */
const habitOf = (loanNum: string) => habits[Number(loanNum.slice(-3)) % habits.length] ?? 'in-time';

/** What the escrow account paid for taxes and insurance on days between two dates. */
function disbursed(loan: LoanDocument, from: string, to: string) {
  const { charges } = escrowCharges(loan);
  return charges.flatMap(({ name, purpose, disbursements }) =>
    disbursements.flatMap(({ due, amount }) =>
      [-12, 0, 12]
        .map((months) => addMonths(due, months))
        .filter((day) => day >= from && day <= to)
        .map((date) => ({ name, date, amount: -amount, type: disbursementTypes[purpose] })),
    ),
  );
}

/** The payments of a funded loan until today, each with the parts that the loan’s terms make of it. */
export function demoPayments(loan: LoanDocument, today: string): readonly DemoTransaction[] {
  if (!servicedStatuses.includes(loan.sStatusT ?? '')) return [];
  const terms = servicingTermsOf(loan);
  if (!hasTerms(terms)) return [];
  const paid: DemoTransaction[] = [];
  const referenceOf = (date: string, what: string): string => `${loan.sLNm}-${date}-${what}`;
  const post: Post = (type, date, amount, what, reversed) => {
    if (date > today || amount === 0) return;
    paid.push({
      reference: referenceOf(date, what),
      loanNum: loan.sLNm,
      date,
      type,
      amount: formatCents(amount),
      reverses: reversed ? referenceOf(...reversed) : null,
    });
  };
  payMonths(terms, habitOf(loan.sLNm), today, post);
  for (const { name, date, amount, type } of disbursed(loan, terms.firstDue, today)) post(type, date, amount, name);
  return paid;
}

/** `reversed`: the day and kind of the transaction that it takes back. */
type Post = (
  type: TransactionType,
  date: string,
  amount: Cents,
  what: string,
  reversed?: readonly [date: string, what: string],
) => void;

function payMonths(terms: ServicingTerms, habit: (typeof habits)[number], today: string, post: Post): void {
  let balance = terms.note;
  for (let number = 0; number < terms.knownPayments; number += 1) {
    const due = dueDate(terms, number);
    if (due > today) return;
    const { total, principal } = partsOf(terms, number, balance);
    // The last month due is the missing one, so that the loan is past due.
    const isLast = addMonths(due, 1) > addDays(today, -terms.lateDays);
    if (habit === 'missing' && isLast) return;
    const day = habit === 'late-once' && number === 1 ? addDays(due, terms.lateDays + 4) : addDays(due, number % 4);
    post('payment', day, total, 'payment');
    if (habit === 'late-once' && number === 1) post('late-charge', day, terms.lateCharge, 'late-charge');
    balance -= principal;
    if (habit === 'additional') {
      const extra = Math.min(ADDITIONAL, balance);
      post('principal', day, extra, 'principal');
      balance -= extra;
    }
    if (habit === 'returned' && number === 0) {
      post('reversal', addDays(day, 3), -total, 'returned', [day, 'payment']);
      post('payment', addDays(day, 6), total, 'replaced');
    }
  }
}
