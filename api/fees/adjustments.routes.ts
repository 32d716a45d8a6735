import { payoffsOf } from '../../domain/application/calculations/payoffs';
import { feesContract } from '../../domain/fees/fees.contract';
import { transactionSummary } from '../../domain/fees/transaction';
import { worksheetOf } from '../../domain/fees/worksheet';
import { pacificDate } from '../../domain/format/date';
import { formatCents } from '../../domain/numbers/fixed';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { assertClosingDays, assertDisclosureDays } from '../loan/loan.service';
import { adjustmentViews, cashView, prorationViews } from './closing-view';
import { changeClosing, removeRecord, saveClosing } from './fees.service';
import { assertPastDays, importantDatesOf } from './important-dates';
import { loanTermsOf } from './loan-terms';

const area = 'adjustments';
const access = { kind: 'loan', menu: ['edisclosure'] } as const;
const write = { ...access, write: true } as const;
const needs = 'fees';

/** The records with one added, or replaced by its ID. */
const withRecord = <Kind extends { readonly id: string }>(records: readonly Kind[], record: Kind): Kind[] =>
  records.some(({ id }) => id === record.id)
    ? records.map((each) => (each.id === record.id ? record : each))
    : [...records, record];

const amounts = <Line extends { readonly amount: number }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, amount: formatCents(line.amount) }));

const reads: readonly Call[] = [
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/adjustments', {
    area,
    summary: 'The adjustments between the parties.',
    access,
    handle: async ({ loan }) => adjustmentViews(loan),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/prorations', {
    area,
    summary: 'The charges that buyer and seller share by days, with the share of each at the day of closing.',
    access,
    handle: async ({ loan }) => prorationViews(loan),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/transaction-summary', {
    area,
    summary:
      'The summaries of transactions of the Closing Disclosure: K, L, M and N, with the cash of borrower and seller.',
    access,
    handle: async ({ loan }) => {
      const summary = transactionSummary(loan, worksheetOf(loan).totals, payoffsOf(loan));
      return {
        ...{ K: amounts(summary.K), L: amounts(summary.L), M: amounts(summary.M), N: amounts(summary.N) },
        borrowerCash: formatCents(summary.borrowerCash),
        sellerCash: formatCents(summary.sellerCash),
      };
    },
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/loan-doc-important-dates', {
    area,
    summary: 'The dates of the closing, and its deadlines with the holidays and Sundays that they skip.',
    access,
    handle: async ({ loan }) => importantDatesOf(loan),
  }),
  defineCall(feesContract, 'GET /lqb/loans/{loanNum}/loan-terms', {
    area,
    summary:
      'The terms as the disclosures show them: projected payments, AP and AIR tables, comparisons. Null where the loan lacks what they need.',
    access,
    handle: async ({ loan }) => loanTermsOf(loan),
  }),
];

const writes: readonly Call[] = [
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/adjustments', {
    area,
    summary: 'Replaces the adjustments.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, body: { version, adjustments } }) =>
      saveClosing(portal, caller, loan, { version, lists: { adjustments } }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/adjustment', {
    area,
    summary: 'Adds an adjustment, or replaces the one with its ID.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, body: { version, data } }) =>
      saveClosing(portal, caller, loan, { version, lists: { adjustments: withRecord(adjustmentViews(loan), data) } }),
  }),
  defineCall(feesContract, 'DELETE /lqb/loans/{loanNum}/adjustments/{id}', {
    area,
    summary: 'Removes an adjustment.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, params, query }) =>
      removeRecord(portal, caller, loan, 'adjustments', { id: params.id, ...query }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/proration', {
    area,
    summary: 'Adds a proration, or replaces the one with its ID.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, body: { version, data } }) =>
      saveClosing(portal, caller, loan, {
        version,
        lists: {
          prorations: withRecord(
            prorationViews(loan).map(({ days: _days, share: _share, ...record }) => record),
            data,
          ),
        },
      }),
  }),
  defineCall(feesContract, 'DELETE /lqb/loans/{loanNum}/prorations/{id}', {
    area,
    summary: 'Removes a proration.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, params, query }) =>
      removeRecord(portal, caller, loan, 'prorations', { id: params.id, ...query }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/adjustments-prorations', {
    area,
    summary: 'Replaces adjustments and prorations together.',
    access: write,
    needs,
    handle: ({ portal, caller, loan, body: { version, adjustments, prorations } }) =>
      saveClosing(portal, caller, loan, { version, lists: { adjustments, prorations } }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/cash-to-close', {
    area,
    summary: 'Sets earnest money and credits, and answers the table of the cash to close.',
    access: write,
    needs,
    handle: async ({ portal, caller, loan, body: { version, data } }) => {
      const saved = await changeClosing(portal, caller, loan, { version, lists: {}, values: data });
      return { ...cashView(saved, worksheetOf(saved)), version: saved.version };
    },
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/loan-doc-important-dates', {
    area,
    summary:
      'Sets the days of the application, the list of providers, estimated closing, consummation, disbursement and first payment. 422 for one ' +
      'of the first two or a consummation in the future, a consummation before the waits for the disclosures have ended, and a disbursement before the closing.',
    access: write,
    needs,
    handle: async ({ portal, caller, loan, body: { version, ...values } }) => {
      const today = pacificDate(portal.clock());
      assertDisclosureDays(caller.actor, loan, values);
      assertPastDays(loan, values, today);
      assertClosingDays(loan, values, today);
      return importantDatesOf(await changeClosing(portal, caller, loan, { version, lists: {}, values }));
    },
  }),
];

/** Adjustments, prorations, cash to close, dates and terms. */
export const adjustmentCalls: readonly Call[] = [...reads, ...writes];
