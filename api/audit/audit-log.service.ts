import { type Kysely, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { AuditLogDetail, AuditLogEntry } from '../../domain/audit/audit-log.contract';
import { daySpan, severalTexts } from '../../domain/contract/list-parameters.schemas';
import type { PortalDb } from '../db/portal-db';
import { notFound } from '../http/app-error';
import type { CsvColumn } from '../http/csv';
import { type ListFilter, oneOf } from '../http/list-filters';
import { cappedPageOf, type List, type ListQuery } from '../http/list-query';
import { changedFields } from './history.service';

type Db = Kysely<PortalDb>;

/** Kinds of subjects that people look for by their number or login alone. */
const SUBJECTS = ['loan', 'user', 'order'] as const;

/** Entries that name one of the loans among their values. */
const ofLoans = (loanNums: readonly string[]) => sql<SqlBool>`e.id = any(array(
  select coalesce(x.closes, x.id) from portal.audit x where x.after ->> 'loanNum' = any(${loanNums})))`;

/**
 * Whole values, each with an index of its own, so that a search over millions of rows stays fast. A loan that was created or
 * imported is named among the values.
 */
const anyOf: ListFilter = z
  .string()
  .max(200)
  .transform((typed) => {
    const text = typed.trim();
    const subjects = [text, ...SUBJECTS.map((kind) => `${kind}:${text}`)];
    return sql<SqlBool>`(e.actor = ${text.toLowerCase()} or e.action = ${text} or e.subject = any(${subjects})
      or e.address = ${text} or e.request_id = ${text}
      or ${ofLoans([text])})`;
  });

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'America/Los_Angeles')`;

/** Entries by the subject that they show, see {@link subject}. */
const bySubject: ListFilter = severalTexts.transform((values) => {
  const loanNums = values.flatMap((value) => (value.startsWith('loan:') ? [value.slice('loan:'.length)] : []));
  return sql<SqlBool>`(e.subject = any(${values}) or (e.subject = 'loan:new' and ${ofLoans(loanNums)}))`;
});

/** Days in Pacific time, compared in a way that can use the index. */
const period: ListFilter = daySpan.transform(({ from, to }) => {
  const first = from === undefined ? sql`true` : sql`e.at >= ${startOf(from)}`;
  const last = to === undefined ? sql`true` : sql`e.at < ${startOf(to)} + interval '1 day'`;
  return sql<SqlBool>`(${first} and ${last})`;
});

/** Few entries failed or are open: they are found by the rows that say so, before the others are read. */
const RARE: readonly string[] = ['failed', 'open'];

const outcome: ListFilter = severalTexts.transform((values) => {
  const rare = sql`e.id in (select coalesce(x.closes, x.id) from portal.audit x where x.outcome = any(${values}) and
    x.outcome in ('failed', 'open'))`;
  return sql<SqlBool>`(e.outcome = any(${values}) and ${values.every((value) => RARE.includes(value)) ? rare : sql`true`})`;
});

export const auditLog: List = {
  unit: 'audit',
  sorts: { at: 'e.at' },
  filters: {
    q: anyOf,
    at: period,
    actor: oneOf('e.actor'),
    action: oneOf('e.action'),
    subject: bySubject,
    outcome,
    address: oneOf('e.address'),
    requestId: oneOf('e.request_id'),
  },
  first: ['at', 'DESC'],
  key: 'e.id',
};

/** A loan that was created or imported had no number when its entry was opened. */
const subject = sql<string>`case when e.subject = 'loan:new' then coalesce('loan:' || (e.after ->> 'loanNum'), e.subject)
  else e.subject end`;

const rowsOf = (db: Db) =>
  db
    .selectFrom('portal.audit_entries as e')
    .select([
      'e.id',
      'e.at',
      'e.actor',
      'e.action',
      subject.as('subject'),
      'e.outcome',
      'e.address',
      'e.request_id as requestId',
      sql<number | null>`case when e.outcome = 'denied' then (e.after ->> 'times')::int end`.as('times'),
    ]);

type Row = Omit<AuditLogEntry, 'at'> & { readonly at: Date };

const entryOf = (row: Row): AuditLogEntry => ({ ...row, at: row.at.toISOString() });

/** A page of the audit, newest first. It counts only as many as a reader would page through. */
export async function auditPage(db: Db, query: ListQuery) {
  const page = await cappedPageOf(db, rowsOf(db), auditLog, query);
  return { ...page, rows: page.rows.map(entryOf) };
}

type Values = Readonly<Record<string, unknown>> | null;

/** All matching rows with their values, for an export. */
export const auditRows = (db: Db) => rowsOf(db).select(['e.before', 'e.after']);

type ExportedRow = Row & { readonly before: Values; readonly after: Values };

const jsonText = (values: Values): string | null => (values === null ? null : JSON.stringify(values));

export const auditColumns: readonly CsvColumn<ExportedRow>[] = [
  ['Time', ({ at }) => at.toISOString()],
  ['User', ({ actor }) => actor],
  ['Action', ({ action }) => action],
  ['Subject', ({ subject }) => subject],
  ['Outcome', ({ outcome }) => outcome],
  ['Address', ({ address }) => address],
  ['Request ID', ({ requestId }) => requestId],
  ['Times', ({ times }) => (times === null ? null : String(times))],
  ['Before', ({ before }) => jsonText(before)],
  ['After', ({ after }) => jsonText(after)],
];

/** One entry, with each value before and after. */
export async function auditDetail(db: Db, id: string): Promise<AuditLogDetail> {
  const row = await rowsOf(db).select(['e.before', 'e.after']).where('e.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('no-record');
  const { before, after, ...entry } = row;
  return { ...entryOf(entry), fields: changedFields(before, after) };
}
