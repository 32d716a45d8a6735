import { z } from 'zod';
import { activity, statusLogEntry } from '../../domain/loan/activity.schemas';
import { type Call, defineCall } from '../http/call';
import { loanActivity } from './activity.service';
import { readLos } from './gateway.service';
import { loanParams } from './loan.schemas';

export const loanFactCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/initial-approval-date',
    area: 'application',
    summary: 'When the loan was first approved; null where it was not.',
    access: { kind: 'loan', menu: 'any' },
    params: loanParams,
    answer: z.object({ initialApprovalDate: z.string().nullable() }),
    handle: async ({ loan }) => ({ initialApprovalDate: loan.sInitialApprovalD ?? null }),
  }),
  defineCall({
    method: 'GET',
    path: '/loan-proxy/{loanNum}/status-log',
    area: 'application',
    summary: 'Every move of the status, and what happened while it stayed.',
    access: { kind: 'loan', menu: 'any' },
    params: loanParams,
    answer: z.array(statusLogEntry).readonly(),
    handle: ({ portal, loan }) => readLos(() => portal.los.statusLog(loan.sLNm)),
  }),
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/activity',
    area: 'loan',
    summary: 'What happened to the loan, newest first: changed fields by write, and moves of the status.',
    access: { kind: 'loan', menu: 'any' },
    params: loanParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(20) }),
    answer: z.array(activity),
    handle: ({ portal, loan, query }) => loanActivity(portal, loan.sLNm, query.limit),
  }),
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/coc',
    area: 'coc',
    summary: 'Changes of circumstance; TaskStatus REQUESTED is an open request.',
    access: { kind: 'loan', menu: ['coc'] },
    needs: 'disclosure',
    params: loanParams,
    answer: z.array(z.object({ taskId: z.string(), TaskStatus: z.string(), Description: z.string() })).readonly(),
    handle: ({ portal, loan }) => readLos(() => portal.los.cocTasks(loan.sLNm)),
  }),
];
