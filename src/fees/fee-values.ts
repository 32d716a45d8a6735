import { expensesOf, monthlyOf } from '../../domain/fees/expenses';
import { feesWithDefaults } from '../../domain/fees/fee-records';
import type { LoanDocument } from '../../domain/loan/document';
import type { ExpenseRecord, FeeRecord } from '../../domain/loan/fees/closing-lists';
import { formatCents } from '../../domain/numbers/fixed';

/**
 * The fees and housing expenses of a form: each under its ID, so that two users' changes of different lines merge. Null is removed.
 */
export type FeeValues = { readonly id: string; readonly version: number } & Readonly<
  Record<`fee:${string}`, FeeRecord | null> & Record<`expense:${string}`, ExpenseRecord | null>
>;

export const feeKey = (id: string): `fee:${string}` => `fee:${id}`;
export const expenseKey = (id: string): `expense:${string}` => `expense:${id}`;

interface ClosingLines extends Pick<LoanDocument, 'sLNm' | 'version'> {
  readonly fees: readonly FeeRecord[];
  readonly hexps: readonly ExpenseRecord[];
}

/** The values of a form for the closing costs of a version of the loan. */
export const valuesOfLines = ({ sLNm, version, fees, hexps }: ClosingLines): FeeValues => ({
  ...{ id: sLNm, version },
  ...Object.fromEntries(fees.map((fee) => [feeKey(fee.id), fee])),
  ...Object.fromEntries(hexps.map((expense) => [expenseKey(expense.id), expense])),
});

/** An expense as the form has it: its monthly amount, whatever rate it was worked out from. */
export const enteredExpense = (
  { id, type, Description, baseType, month, isPrepaid, isEscrowed, disbursements }: ExpenseRecord,
  monthly: string,
): ExpenseRecord => ({
  ...{ id, type, Description, baseType, month, isPrepaid, isEscrowed, disbursements },
  rate: '0.000',
  fixedAmt: monthly,
});

export const valuesOfLoan = (loan: LoanDocument): FeeValues =>
  valuesOfLines({
    ...loan,
    fees: feesWithDefaults(loan),
    hexps: expensesOf(loan).map((expense) => enteredExpense(expense, formatCents(monthlyOf(expense, loan)))),
  });

const recordsUnder = <Kind>(values: object, prefix: string): Kind[] =>
  Object.entries(values).flatMap(([name, record]: [string, Kind | null | undefined]) =>
    name.startsWith(prefix) && record ? [record] : [],
  );

/** The fees that the values hold, in the order in which they were added. */
export const feesOfValues = (values: object): FeeRecord[] => recordsUnder<FeeRecord>(values, 'fee:');

export const expensesOfValues = (values: object): ExpenseRecord[] => recordsUnder<ExpenseRecord>(values, 'expense:');

/** The fee that a path of a form is about. */
export const feeAt = (values: object, path: string): FeeRecord | undefined =>
  feesOfValues(values).find(({ id }) => feeKey(id) === path);

/** The expense that a path of a form is about. */
export const expenseAt = (values: object, path: string): ExpenseRecord | undefined =>
  expensesOfValues(values).find(({ id }) => expenseKey(id) === path);
