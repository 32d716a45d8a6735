import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { HistoryEntry, HistoryKind } from '../../domain/audit/history.schemas';
import type { PortalDb } from '../db/portal-db';
import { type List, type ListPage, type ListQuery, pageOf } from '../http/list-query';

const history: List = {
  unit: 'history',
  sorts: { at: 'portal.audit_entries.at' },
  filters: {},
  first: ['at', 'DESC'],
  key: 'portal.audit_entries.id',
};

type Values = Readonly<Record<string, unknown>> | null;

/** Changes with every write and means nothing to users. */
const HIDDEN_FIELDS = new Set(['id', 'version']);

/** The changed fields of a write; null for a value that was or is missing. */
export function changedFields(before: Values, after: Values): HistoryEntry['fields'] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !HIDDEN_FIELDS.has(name))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

/** One subject or, given only the kind (`ui-access:`), all subjects of that kind. */
const ofSubject = (subject: string) =>
  subject.endsWith(':')
    ? sql<boolean>`starts_with(portal.audit_entries.subject, ${subject})`
    : sql<boolean>`portal.audit_entries.subject = ${subject}`;

const signing = sql`portal.audit_entries.action in ('sign-in', 'sign-out', 'session.end', 'throttle', 'throttle.clear')`;

/** Changes of who may sign in, and of roles. */
const opening = sql`(portal.audit_entries.action in ('user.create', 'user.delete', 'user.disable', 'user.enable', 'user.unlock',
    'user.password', 'user.password-link', 'user.reset-password', 'role.change', 'ui-access.change')
  or portal.audit_entries.before -> 'roles' is distinct from portal.audit_entries.after -> 'roles')`;

const ofKind: Readonly<Record<HistoryKind, ReturnType<typeof sql<boolean>>>> = {
  access: sql<boolean>`(${signing} or ${opening})`,
  changes: sql<boolean>`not ${signing}`,
  all: sql<boolean>`true`,
};

/** The writes to one subject or to all of a kind, newest first. */
export async function historyOf(
  db: Kysely<PortalDb>,
  subject: string,
  { kind = 'all', ...requested }: Pick<ListQuery, 'range'> & { readonly kind?: HistoryKind | undefined },
): Promise<ListPage<HistoryEntry>> {
  const query = db
    .selectFrom('portal.audit_entries')
    .leftJoin('portal.users', 'portal.users.login', 'portal.audit_entries.actor')
    .where(ofSubject(subject))
    .where('portal.audit_entries.outcome', '!=', 'denied')
    .where(ofKind[kind])
    .select([
      'portal.audit_entries.id',
      'portal.audit_entries.subject',
      'portal.audit_entries.at',
      'portal.audit_entries.actor',
      'portal.audit_entries.action',
      'portal.audit_entries.before',
      'portal.audit_entries.outcome',
      'portal.audit_entries.after',
      'portal.users.first_name',
      'portal.users.last_name',
      'portal.users.display_name',
    ])
    .$narrowType<{ outcome: 'open' | 'done' | 'failed' }>();
  const page = await pageOf(query, history, requested);
  const rows = page.rows.map((row) => ({
    id: row.id,
    subject: row.subject ?? subject,
    at: row.at.toISOString(),
    actor: row.actor,
    actorName: row.display_name ?? ([row.first_name, row.last_name].filter(Boolean).join(' ') || null),
    action: row.action,
    outcome: row.outcome,
    fields: changedFields(row.before, row.after),
  }));
  return { ...page, rows };
}
