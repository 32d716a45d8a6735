import { cashMoved } from '../../domain/disclosure/estimate/cash-moved';
import type { AlternativeCash, StandardCash } from '../../domain/fees/cash-to-close';
import { type GoodFaith, goodFaithOf } from '../../domain/fees/estimates';
import { expenseFields, expensesOf } from '../../domain/fees/expenses';
import { cashToCloseOf } from '../../domain/fees/transaction';
import { type Worksheet, worksheetOf } from '../../domain/fees/worksheet';
import type { LoanDocument } from '../../domain/loan/document';
import type { ExpenseRecord, FeeRecord } from '../../domain/loan/fees/closing-lists';

/** What the entered fees make of the loan: the same functions as on the server, so that a figure on screen is the stored one. */
export interface FeeSheet {
  readonly worksheet: Worksheet;
  readonly goodFaith: GoodFaith | undefined;
  readonly cash: StandardCash | AlternativeCash;
  /** Since the last Loan Estimate. */
  readonly cashMoved: number | undefined;
}

export interface EnteredLines {
  readonly fees: readonly FeeRecord[];
  /** Undefined if they are as stored. */
  readonly hexps: readonly ExpenseRecord[] | undefined;
}

export function sheetOf(loan: LoanDocument, { fees, hexps }: EnteredLines, payoffs: number): FeeSheet {
  const draft: LoanDocument = {
    ...loan,
    fees,
    ...(hexps && { hexps, ...expenseFields(hexps, loan, expensesOf(loan)) }),
  };
  const worksheet = worksheetOf(draft);
  const goodFaith = goodFaithOf(draft, worksheet);
  return {
    ...{ worksheet, goodFaith, cash: cashToCloseOf(draft, worksheet.totals, payoffs) },
    cashMoved: goodFaith && cashMoved(goodFaith.estimate, { loan: draft, worksheet, payoffs }),
  };
}
