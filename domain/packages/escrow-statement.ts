import { cushionMonths, paymentsBefore } from '../fees/escrow-analysis';
import { escrowCharges, expensesOf, expenseTypes, isExpenseType } from '../fees/expenses';
import { feeLabels } from '../fees/fee-labels';
import type { Worksheet } from '../fees/worksheet';
import { addMonths } from '../format/date';
import type { NewLoanDocument } from '../loan/document';
import type { Cents } from '../numbers/fixed';

interface Paid {
  readonly what: string;
  readonly amount: Cents;
}

/** A month of the escrow account. */
export interface EscrowMonth {
  readonly due: string;
  readonly payment: Cents;
  readonly paid: readonly Paid[];
  readonly balance: Cents;
}

/** The first year of an escrow account (12 CFR 1024.17(g)). */
export interface EscrowYear {
  readonly payment: Cents;
  readonly cushion: Cents;
  readonly deposit: Cents;
  /** Paid out before the first payment. */
  readonly early: readonly Paid[];
  readonly afterEarly: Cents;
  readonly months: readonly EscrowMonth[];
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

function labelOf(id: string, loan: NewLoanDocument): string {
  const expense = expensesOf(loan).find((each) => each.id === id);
  if (expense?.Description) return expense.Description;
  if (!expense || !isExpenseType(expense.type)) return 'Escrow item';
  return feeLabels[expenseTypes[expense.type].fee].replace(' Premium', '');
}

/** The first year of a loan's escrow account; undefined while a day is missing, or without an account. */
export function escrowYear(loan: NewLoanDocument, { escrow }: Worksheet): EscrowYear | undefined {
  const first = loan.sSchedDueD1;
  if (escrow === undefined || !first) return undefined;
  const { charges } = escrowCharges(loan);
  const payment = sum(charges.map(({ monthly }) => monthly));
  const paidAfter = (payments: number): Paid[] =>
    charges.flatMap(({ name, disbursements }) =>
      disbursements
        .filter(({ due }) => paymentsBefore(due, first) === payments)
        .map(({ amount }) => ({ what: labelOf(name, loan), amount })),
    );
  const early = paidAfter(0);
  const months = escrow.balances.map((balance, index) => ({
    ...{ due: addMonths(first, index), payment, paid: paidAfter(index + 1) },
    balance: escrow.deposit + balance,
  }));
  const afterEarly = escrow.deposit - sum(early.map(({ amount }) => amount));
  return { payment, cushion: cushionMonths(loan) * payment, deposit: escrow.deposit, early, afterEarly, months };
}
