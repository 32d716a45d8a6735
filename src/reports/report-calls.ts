import type { InputOf } from '../../domain/contract/contract';
import type { DeskReport } from '../../domain/pages/report-pages';
import type { ReportsContract } from '../../domain/reports/reports.contract';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<ReportsContract>();

interface Sorted {
  readonly sort: string;
  readonly filter: string;
  readonly by: string;
}

export type ScheduleInput = InputOf<ReportsContract['POST /emet-data/report-schedules'], 'body'>;

/** Calls of reports. */
export const reportCalls = {
  figures: (name: DeskReport, query: { readonly filter: string; readonly by?: string }, signal?: AbortSignal) =>
    call(`GET /emet-data/reports/${name}/figures`, { query, signal }),
  workbook: (name: DeskReport, query: Sorted) =>
    download(`GET /emet-data/reports/${name}/export`, { query: { ...query, format: 'xlsx' } }),
  schedules: (report: DeskReport, signal?: AbortSignal) =>
    call('GET /emet-data/report-schedules', { query: { report }, signal }),
  readers: (report: DeskReport, signal?: AbortSignal) =>
    call('GET /emet-data/report-schedules/readers', { query: { report }, signal }),
  saveSchedule: (body: ScheduleInput) => call('POST /emet-data/report-schedules', { body }),
  sendNow: (id: string, version: number) =>
    call('POST /emet-data/report-schedules/{id}/send', { params: { id }, body: { version } }),
  deleteSchedule: (id: string, version: number) =>
    call('DELETE /emet-data/report-schedules/{id}', { params: { id }, query: { version } }),
};
