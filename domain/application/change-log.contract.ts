import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { changeLogValues } from '../loan/change-log.schemas';
import { changeEntry, changeLogExportQuery, changeLogQuery } from './change-log.schemas';

/** The field changes of a loan: to read, to filter, and as a file. */
export const changeLogContract = {
  'GET /loan-proxy/{loanNum}/change-log': { query: changeLogQuery, answer: z.array(changeEntry).readonly() },
  'GET /loan-proxy/{loanNum}/change-log/values': { answer: changeLogValues },
  'GET /loan-proxy/{loanNum}/change-log/export': { query: changeLogExportQuery, file: 'text/csv' },
} satisfies Contract;

export type ChangeLogContract = typeof changeLogContract;
