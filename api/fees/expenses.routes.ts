import { expensesOf } from '../../domain/fees/expenses';
import { feesContract } from '../../domain/fees/fees.contract';
import type { ExpenseRecord } from '../../domain/loan/fees/closing-lists';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { expensesForLos, saveClosing, withExpense, withPrepaid } from './fees.service';

const area = 'fees';
const access = { kind: 'loan', menu: ['edisclosure'], write: true } as const;
const needs = 'fees';

/** Prepaids, insurance and the escrow account. */
export const expenseCalls: readonly Call[] = [
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/prepaid-fees', {
    area,
    summary: 'Sets monthly amount and prepaid months of housing expenses by type; those not sent stay.',
    access,
    needs,
    handle: ({ portal, caller, loan, body: { version, fees } }) => {
      const start: readonly ExpenseRecord[] = expensesOf(loan);
      const hexps = fees.reduce((all, { type, ...prepaid }) => withPrepaid(all, type, prepaid), start);
      return saveClosing(portal, caller, loan, { version, lists: { hexps: expensesForLos(hexps) } });
    },
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/prepaid-fees/{type}', {
    area,
    summary: 'Sets monthly amount and prepaid months of the housing expense of a type.',
    access,
    needs,
    handle: ({ portal, caller, loan, params, body: { version, ...prepaid } }) =>
      saveClosing(portal, caller, loan, {
        version,
        lists: { hexps: expensesForLos(withPrepaid(expensesOf(loan), params.type, prepaid)) },
      }),
  }),
  defineCall(feesContract, 'DELETE /lqb/loans/{loanNum}/prepaid-fees/{type}', {
    area,
    summary: 'Pays no months of the expense at closing; the expense itself stays.',
    access,
    needs,
    handle: ({ portal, caller, loan, params, query: { version } }) =>
      saveClosing(portal, caller, loan, {
        version,
        lists: { hexps: expensesForLos(withPrepaid(expensesOf(loan), params.type, { month: 0, isPrepaid: false })) },
      }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/prepaid-fee-mi', {
    area,
    summary: 'Sets how many months of mortgage insurance are paid at closing.',
    access,
    needs,
    handle: ({ portal, caller, loan, body: { version, ...prepaid } }) =>
      saveClosing(portal, caller, loan, {
        version,
        lists: { hexps: expensesForLos(withPrepaid(expensesOf(loan), 'mi', prepaid)) },
      }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/insurance-policy', {
    area,
    summary: 'Company, policy number and due date of the homeowner’s insurance.',
    access,
    needs,
    handle: ({ portal, caller, loan, body: { version, ...values } }) =>
      saveClosing(portal, caller, loan, { version, lists: {}, values }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/fee-hexp-disbursements', {
    area,
    summary: 'Sets when the escrow account pays an expense: up to twelve days, in equal parts or with amounts.',
    access,
    needs,
    handle: async ({ portal, caller, loan, body: { version, fee } }) =>
      saveClosing(portal, caller, loan, { version, lists: { hexps: expensesForLos(withExpense(loan, fee)) } }),
  }),
  defineCall(feesContract, 'POST /lqb/loans/{loanNum}/fee-hexp-escrow', {
    area,
    summary: 'Whether the escrow account pays an expense.',
    access,
    needs,
    handle: async ({ portal, caller, loan, body: { version, hexp } }) =>
      saveClosing(portal, caller, loan, { version, lists: { hexps: expensesForLos(withExpense(loan, hexp)) } }),
  }),
];
