import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { Contract } from '../contract/contract';
import { menuPages } from '../pages/loan-pages';
import { activity, statusLogEntry } from './activity.schemas';
import { assignee, assignment } from './assignment.schemas';
import {
  activityQuery,
  createdLoan,
  hiddenNumber,
  loanChangeBody,
  menuFacts,
  newLoan,
  statusMove,
} from './loan.schemas';
import { loanRecord } from './loan-document.schemas';
import { importAnswer, importFields, importQuery } from './loan-import.schemas';
import { MAX_UPLOAD_BYTES } from './upload-limits';

/** One loan: creating, reading and changing it, and its history. */
export const loanContract = {
  'POST /lqb/loans/create': {
    body: newLoan,
    maxBody: bodyLimits.loan,
    takesKey: true,
    answer: createdLoan,
    status: 201,
  },
  'POST /lqb/loans/import': {
    query: importQuery,
    body: importFields,
    upload: { field: 'loanFile', maxTotal: MAX_UPLOAD_BYTES, maxFiles: 1 },
    takesKey: true,
    answer: importAnswer,
    status: 201,
  },
  'GET /lqb/loans/{loanNum}': { answer: loanRecord },
  'POST /lqb/loans/{loanNum}': { body: loanChangeBody, maxBody: bodyLimits.loan, answer: loanRecord },
  'GET /lqb/loans/{loanNum}/activity': { query: activityQuery, answer: z.array(activity) },
  'GET /loan-proxy/{loanNum}/page-writers': {
    query: z.object({ page: z.enum(menuPages) }),
    answer: z.object({ roles: z.array(z.string()).readonly() }),
  },
  'GET /lqb/loans/{loanNum}/menu-facts': { answer: menuFacts },
  'GET /lqb/loans/{loanNum}/possible-assignees': { answer: z.array(assignee).readonly() },
  'POST /lqb/loans/{loanNum}/assignees': { body: assignment, answer: loanRecord },
  'POST /lqb/loans/{loanNum}/status': { body: statusMove, answer: loanRecord },
  'POST /lqb/loans/{loanNum}/reveal': { body: hiddenNumber, answer: z.object({ value: z.string() }) },
  'GET /loan-proxy/{loanNum}/initial-approval-date': {
    answer: z.object({ initialApprovalDate: z.string().nullable() }),
  },
  'GET /loan-proxy/{loanNum}/status-log': { answer: z.array(statusLogEntry).readonly() },
} satisfies Contract;

export type LoanContract = typeof loanContract;
