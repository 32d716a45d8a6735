import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import {
  conditionAgeRow,
  falloutRow,
  lockExpiryRow,
  pullThroughRow,
  reportFigures,
  turnTimeRow,
} from './report-row.schemas';
import { reportName, reportReader, reportSchedule, scheduleSave } from './schedule.schemas';

const list = <Row extends z.ZodType>(row: Row) => ({ query: listQuery, answer: z.array(row).readonly() });
const figures = {
  query: z.object({ filter: z.string().optional(), by: z.string().max(20).optional() }),
  answer: reportFigures,
} as const;
const file = {
  query: exportQuery.extend({
    format: z.enum(['csv', 'xlsx']).default('csv'),
    /** What the figures of a workbook are grouped by. */
    by: z.string().max(20).optional(),
  }),
  file: 'text/csv',
} as const;

/** The shapes of every report's figures and file. */
export const reportParts = { figures, file } as const;

/** Reports: each is a list, figures of what its filter finds, and a file. */
export const reportsContract = {
  'GET /emet-data/reports/pull-through': list(pullThroughRow),
  'GET /emet-data/reports/pull-through/figures': figures,
  'GET /emet-data/reports/pull-through/export': file,
  'GET /emet-data/reports/turn-times': list(turnTimeRow),
  'GET /emet-data/reports/turn-times/figures': figures,
  'GET /emet-data/reports/turn-times/export': file,
  'GET /emet-data/reports/lock-expiry': list(lockExpiryRow),
  'GET /emet-data/reports/lock-expiry/figures': figures,
  'GET /emet-data/reports/lock-expiry/export': file,
  'GET /emet-data/reports/fallout': list(falloutRow),
  'GET /emet-data/reports/fallout/figures': figures,
  'GET /emet-data/reports/fallout/export': file,
  'GET /emet-data/reports/conditions-age': list(conditionAgeRow),
  'GET /emet-data/reports/conditions-age/figures': figures,
  'GET /emet-data/reports/conditions-age/export': file,
  'GET /emet-data/report-schedules': {
    query: z.object({ report: reportName }),
    answer: z.array(reportSchedule).readonly(),
  },
  'POST /emet-data/report-schedules': { body: scheduleSave, answer: reportSchedule },
  'POST /emet-data/report-schedules/{id}/send': {
    params: z.object({ id: z.uuid() }),
    body: z.object({ version: z.int() }),
    answer: reportSchedule,
  },
  'DELETE /emet-data/report-schedules/{id}': {
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: z.coerce.number<number | string>().int() }),
    status: 204,
  },
  'GET /emet-data/report-schedules/readers': {
    query: z.object({ report: reportName }),
    answer: z.array(reportReader).readonly(),
  },
} satisfies Contract;

export type ReportsContract = typeof reportsContract;
