import { disclosureContract } from '../../domain/disclosure/disclosure.contract';
import { loanContract } from '../../domain/loan/loan.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { loanActivity } from './activity.service';
import { readLos } from './gateway.service';

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
    handle: ({ portal, loan }) => readLos(() => portal.los.statusLog(loan.sLNm)),
  }),
  defineCall(loanContract, 'GET /lqb/loans/{loanNum}/activity', {
    area: 'loan',
    summary: 'Activity of the loan, newest first: changed fields by write, and status moves.',
    access: { kind: 'loan', menu: 'any' },
    handle: ({ portal, loan, query }) => loanActivity(portal, loan.sLNm, query.limit),
  }),
  defineCall(disclosureContract, 'GET /lqb/loans/{loanNum}/coc', {
    area: 'coc',
    summary: 'Changes of circumstance. TaskStatus REQUESTED is an open request.',
    access: { kind: 'loan', menu: ['coc'] },
    needs: 'disclosure',
    handle: ({ portal, loan }) => readLos(() => portal.los.cocTasks(loan.sLNm)),
  }),
];
