import { z } from 'zod';
import { servicingAccount, servicingTermsView } from './account.schemas';
import { transactionTypes } from './transaction-fields';
import { transferView } from './transfer.schemas';

const text = z.string();
const maybe = z.string().nullable();

/**
 * The payment of a loan in servicing, as far as known; a notice while the loan has no number with a subservicer. Only the lender's own
 * users see what was paid.
 */
export const servicingPayment = z.object({
  sSubservicerLoanNm: maybe,
  sServicingTransferD: maybe,
  sServicingCurrentPrincipal: maybe,
  sServicingNextPmtD: maybe,
  sServicingEscrowPmt: maybe,
  sMonthlyPmt: maybe,
  notice: maybe,
  /** Whom the borrower pays today; null for the lender itself. */
  servicer: z.object({ name: text, paymentLink: maybe }).nullable(),
  transfer: transferView.nullable(),
  /** Of the loan, for a change of the transfer. */
  version: z.int(),
  borrower: maybe,
  status: maybe,
  /** Null while a field of `missing` is missing. */
  terms: servicingTermsView.nullable(),
  missing: z.array(text).readonly(),
  /** Null before funding, without terms, and for users outside the lender. */
  account: servicingAccount.nullable(),
  transactions: z
    .array(z.object({ reference: text, date: text, type: z.enum(transactionTypes), amount: text }))
    .readonly(),
});
export type ServicingPayment = Readonly<z.infer<typeof servicingPayment>>;

/** Rows of one batch. */
const MAX_ROWS = 1000;

export const transactionBatch = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .min(1)
    .max(MAX_ROWS)
    .describe('loanNum, date, type, amount, reference; reverses, if it is a reversal of that reference'),
});

const count = z.int().min(0);

/** What became of each row of a batch. `not-saved`: the row is valid, but another one was refused, so the batch was not stored. */
export const batchResult = z.object({
  saved: count,
  unchanged: count,
  refused: count,
  notSaved: count,
  rows: z
    .array(
      z.object({
        row: z.int().min(1),
        reference: z.string().nullable(),
        result: z.enum(['saved', 'unchanged', 'refused', 'not-saved']),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    )
    .readonly(),
});
export type BatchResult = Readonly<z.output<typeof batchResult>>;
