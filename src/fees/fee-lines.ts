import type { AlternativeCash, StandardCash } from '../../domain/fees/cash-to-close';
import { type GoodFaith, goodFaithOf } from '../../domain/fees/estimates';
import { expenseFields } from '../../domain/fees/expenses';
import { cashToCloseOf } from '../../domain/fees/transaction';
import { type Worksheet, worksheetOf } from '../../domain/fees/worksheet';
import type { LoanDocument } from '../../domain/loan/document';
import type { ExpenseRecord, FeeRecord } from '../../domain/loan/fees/closing-lists';

/** What the entered fees make of the loan: the same functions as on the server, so that a figure on screen is the stored one. */
export interface FeeSheet {
  readonly worksheet: Worksheet;
  readonly goodFaith: GoodFaith | undefined;
  readonly cash: StandardCash | AlternativeCash;
}

export interface EnteredLines {
  readonly fees: readonly FeeRecord[];
  /** Undefined if they are as stored. */
  readonly hexps: readonly ExpenseRecord[] | undefined;
}

export function sheetOf(loan: LoanDocument, { fees, hexps }: EnteredLines, payoffs: number): FeeSheet {
  const draft: LoanDocument = { ...loan, fees, ...(hexps && { hexps, ...expenseFields(hexps, loan) }) };
  const worksheet = worksheetOf(draft);
  return {
    worksheet,
    goodFaith: goodFaithOf(draft, worksheet),
    cash: cashToCloseOf(draft, worksheet.totals, payoffs),
  };
}
