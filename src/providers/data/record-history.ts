import { request } from './http';
import { listQuery, pageFacts } from './list-query';

/** One write to a record: who did what and when, and each field that it changed. */
export interface HistoryEntry {
  readonly id: string;
  /** What was written to, such as `branch:4f3c`. */
  readonly subject: string;
  readonly at: string;
  /** Null for what the portal did by itself. */
  readonly actor: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly outcome: 'open' | 'done' | 'failed';
  readonly fields: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

/** The last writes to a subject such as `branch:4f3c`, or to all of a kind (`ui-access:`), the last one first. */
export async function recordHistory(subject: string, count: number, signal?: AbortSignal): Promise<HistoryPage> {
  const { range = '' } = listQuery({ pagination: { page: 1, perPage: count } });
  const options = { query: { subject, range }, ...(signal ? { signal } : {}) };
  const { data, headers } = await request<readonly HistoryEntry[]>('/emet-data/history', options);
  return { entries: data, total: pageFacts(headers.get('Content-Range'), data.length, 0).total ?? data.length };
}
