import type { HistoryContract } from '../../domain/audit/history.contract';
import type { HistoryKind } from '../../domain/audit/history.schemas';
import { callsOf } from '../providers/data/calls';
import { listQuery } from '../providers/data/list-query';

const { page } = callsOf<HistoryContract>();

/** Calls that every kind of record has. */
export const crudCalls = {
  /** The latest writes to a subject such as `branch:4f3c`, or to all of a kind (`ui-access:`), newest first. */
  history: (subject: string, count: number, signal?: AbortSignal, kind?: HistoryKind) => {
    const { range } = listQuery({ pagination: { page: 1, perPage: count } });
    return page('GET /emet-data/history', { query: { subject, range, ...(kind ? { kind } : {}) }, signal });
  },
};
