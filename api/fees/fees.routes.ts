import { feesContract } from '../../domain/fees/fees.contract';
import { worksheetOf } from '../../domain/fees/worksheet';
import { pacificDate } from '../../domain/format/date';
import { formatCents } from '../../domain/numbers/fixed';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { adjustmentCalls } from './adjustments.routes';
import { availableFees, closingView, escrowView, expenseViews, feeViews, sellerFees } from './closing-view';
import { expenseCalls } from './expenses.routes';
import { closingCostsOf, removeRecord, saveClosing } from './fees.service';

const area = 'fees';
const read = { kind: 'loan', menu: ['edisclosure'] } as const;
const write = { kind: 'loan', menu: ['edisclosure'], write: true } as const;

const reads: readonly Call[] = [
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/fees', {
    area,
    summary: 'The fees of a loan. An Underwriting and an Appraisal fee are added if missing.',
    access: read,
    handle: async ({ loan }) => [...closingView(loan, []).fees],
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/fees-all', {
    area,
    summary:
      'All closing costs: entered fees and calculated lines with bucket and baseline, totals, escrow account, good faith test, ' +
      'cash to close, contributions against their limit, and the fees of the branch’s template.',
    access: read,
    handle: ({ portal, loan }) => closingCostsOf(portal, loan),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/available-fees', {
    area,
    summary: 'The types of fees that can be added to the loan, with the payees of each channel.',
    access: read,
    handle: async ({ portal, loan }) => availableFees(loan, pacificDate(portal.clock())),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/seller-responsible-available-fees', {
    area,
    summary: 'The types of fees that a seller customarily pays.',
    access: read,
    handle: async ({ portal }) => sellerFees(pacificDate(portal.clock())),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/seller-costs', {
    area,
    summary: 'The fees that the seller pays, and their sum.',
    access: read,
    handle: async ({ loan }) => ({
      fees: [...feeViews((loan.fees ?? []).filter(({ PaidBy }) => PaidBy === 'seller'))],
      total: formatCents(worksheetOf(loan).totals.sellerPaid),
    }),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/trusts', {
    area,
    summary: 'The escrow account by aggregate analysis with its trial balance; null until its dates are known.',
    access: read,
    handle: async ({ loan }) => escrowView(loan, worksheetOf(loan)),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/hexps', {
    area,
    summary:
      'The housing expenses of a loan: monthly amount, months paid at closing, and disbursements of the escrow account.',
    access: read,
    handle: async ({ loan }) => expenseViews(loan),
  }),
];

const writes: readonly Call[] = [
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/fees', {
    area,
    summary: 'Replaces the fees of a loan; 409 if it has another version.',
    access: write,
    needs: 'fees',
    handle: ({ portal, caller, loan, body: { version, fees } }) =>
      saveClosing(portal, caller, loan, { version, lists: { fees } }),
  }),
  defineCall(feesContract, 'DELETE /lqb/loans/{loanNum}/fees/{id}', {
    area,
    summary: 'Removes a fee; 409 if the loan has another version than the one sent.',
    access: write,
    needs: 'fees',
    handle: ({ portal, caller, loan, params, query }) =>
      removeRecord(portal, caller, loan, 'fees', { id: params.id, ...query }),
  }),
  defineCall(feesContract, 'POST /loan-proxy/{loanNum}/fees-hexp', {
    area,
    summary: 'Replaces fees and housing expenses together.',
    access: write,
    needs: 'fees',
    handle: ({ portal, caller, loan, body: { version, fees, hexps } }) =>
      saveClosing(portal, caller, loan, { version, lists: { fees, hexps } }),
  }),
];

/** Fees, escrow account, adjustments, prorations and cash to close of a loan. */
export const feeCalls: readonly Call[] = [...reads, ...writes, ...expenseCalls, ...adjustmentCalls];
