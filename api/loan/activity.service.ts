import type { Activity, StatusLogEntry } from '../../domain/loan/activity.schemas';
import type { ChangeLogEntry } from '../../domain/loan/change-log.schemas';
import { ownFieldsFirst } from '../../domain/loan/own-fields-first';
import { type WithheldReader, withheldNames } from '../../domain/loan/withheld';
import type { AppContext } from '../app-context';
import { readChangeLog } from './change-log.service';
import { readableStatusLog } from './loan-status.service';

/** Change log entries read for a page of activity: one write may have changed many fields. */
const FIELDS_PER_ENTRY = 20;
/** The LOS returns no more entries at a time. */
const MAX_PAGE_SIZE = 1000;

/** The actions of the change log that move the loan to another status. */
const moves = ['status', 'register'];

const byWrite = (entry: ChangeLogEntry): string => `${entry.version} ${entry.at} ${entry.action}`;

function changesOf(log: readonly ChangeLogEntry[]): Activity[] {
  const writes = new Map<string, ChangeLogEntry[]>();
  // The status log shows the moves with their reasons, and the creation of the loan, which assigns its number.
  for (const entry of log.filter(({ field, action }) => field !== 'sLNm' && !moves.includes(action)))
    writes.set(byWrite(entry), [...(writes.get(byWrite(entry)) ?? []), entry]);
  return [...writes.values()].flatMap((entries) => {
    const [first] = entries;
    if (first === undefined) return [];
    const fields = ownFieldsFirst(entries).map(({ field, before, after }) => ({ field, before, after }));
    return { kind: 'change', at: first.at, by: first.by, action: first.action, version: first.version, fields };
  });
}

const movesOf = (log: readonly StatusLogEntry[]): Activity[] => log.map((entry) => ({ kind: 'status', ...entry }));

/** The latest activity of the loan, newest first: changes of fields that the reader may know of, status moves and notes. */
export async function loanActivity(
  portal: AppContext,
  loanNum: string,
  { limit, reader }: { readonly limit: number; readonly reader: WithheldReader },
): Promise<Activity[]> {
  const [changes, moves] = await Promise.all([
    readChangeLog(portal, loanNum, { limit: Math.min(limit * FIELDS_PER_ENTRY, MAX_PAGE_SIZE) }),
    readableStatusLog(portal, reader, loanNum),
  ]);
  const names = withheldNames(reader);
  const known = changes.entries.filter(({ field }) => !names.has(field));
  return [...movesOf(moves), ...changesOf(known)]
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, limit);
}

/** The activity for readers who may not open the change log: which fields changed, without their values. */
export const withoutValues = (entries: readonly Activity[]): Activity[] =>
  entries.map((entry) =>
    entry.kind === 'change'
      ? { ...entry, fields: entry.fields.map(({ field }) => ({ field, before: null, after: null })) }
      : entry,
  );
