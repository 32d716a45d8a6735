import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import { lockExpiryRow } from './report-row.schemas';

const list = <Row extends z.ZodType>(row: Row) => ({ query: listQuery, answer: z.array(row).readonly() });
const file = { query: exportQuery, file: 'text/csv' } as const;

/** Reports: each is a list with figures. */
export const reportsContract = {
  'GET /emet-data/reports/lock-expiry': list(lockExpiryRow),
  'GET /emet-data/reports/lock-expiry/export': file,
} satisfies Contract;

export type ReportsContract = typeof reportsContract;
