import { changeLogPages } from '../../domain/loan/change-log-pages';
import { loanContract } from '../../domain/loan/loan.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { mayUsePages } from '../http/loan-call';
import { loanActivity, withoutValues } from './activity.service';
import { readableStatusLog } from './loan-status.service';

export const loanFactCalls: readonly Call[] = [
  defineCall(loanContract, 'GET /loan-proxy/{loanNum}/initial-approval-date', {
    area: 'application',
    summary: 'When the loan was first approved; null if it was not.',
    access: { kind: 'loan', menu: 'any' },
    handle: async ({ loan }) => ({ initialApprovalDate: loan.sInitialApprovalD ?? null }),
  }),
  defineCall(loanContract, 'GET /loan-proxy/{loanNum}/status-log', {
    area: 'application',
    summary: 'Every move of the status, and notes added without a move.',
    access: { kind: 'loan', menu: 'any' },
    handle: ({ portal, actor, loan }) => readableStatusLog(portal, actor, loan.sLNm),
  }),
  defineCall(loanContract, 'GET /lqb/loans/{loanNum}/activity', {
    area: 'loan',
    summary:
      'Activity of the loan, newest first: changed fields by write, and status moves. Without the right to read the change log, before and after are null.',
    access: { kind: 'loan', menu: 'any' },
    handle: async ({ portal, actor, loan, query }) => {
      const entries = await loanActivity(portal, loan.sLNm, { limit: query.limit, reader: actor });
      return mayUsePages(actor, changeLogPages, 'read') ? entries : withoutValues(entries);
    },
  }),
];
