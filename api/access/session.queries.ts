import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { runPrepared } from '../db/prepared';
import { canonicalAddress, clientNetwork } from '../http/client-network';
import type { SessionState } from '../http/remembered-session';
import { joinedRights, rightsColumns, type UserRights } from './user-rights.queries';

/** A live session with all the permissions of its user, as one row. */
export interface ActorRow extends UserRights {
  readonly session_id: string;
  readonly is_lqb: boolean;
  /** The OpenID Connect provider that the user signed in with. */
  readonly provider: string | null;
  readonly ends_at: Date;
  readonly last_seen_at: Date;
  readonly idle_minutes: number;
  readonly user_id: string;
  readonly login: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly display_name: string | null;
  readonly is_pml: boolean;
  readonly is_retail: boolean;
  readonly temporary_until: Date | null;
  /** When a second factor that is missing is due, and whether it is due now. */
  readonly factor_due_at: Date | null;
  readonly factor_due: boolean;
  readonly branch_name: string | null;
  readonly company_name: string | null;
  readonly price_group: string | null;
  readonly mini_correspondent_price_group: string | null;
  readonly can_view_mini: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly shortcuts: readonly string[];
  readonly version: number;
  readonly rights_state: string;
}

/** What an actor needs of a user `u`. */
export const userColumns = sql`u.id as user_id, u.login, u.email, u.first_name, u.last_name,
  u.display_name, u.is_pml, u.is_retail, u.temporary_until, u.branch_name, u.company_name,
  u.price_group, u.mini_correspondent_price_group, u.can_view_mini, u.settings, u.shortcuts, u.version`;

/**
 * The user of a live session: not revoked, expired or idle for too long, user not disabled. One query with index lookups,
 * planned once for each connection, because it runs on every call.
 */
export async function liveSession(
  db: Kysely<PortalDb>,
  session: { readonly sessionId: string; readonly userId: string },
  now: Date,
): Promise<ActorRow | undefined> {
  const statement = sql<ActorRow>`
    select s.id as session_id, s.is_lqb, s.provider, s.ends_at, s.last_seen_at, s.idle_minutes, s.factor_due_at,
      ${isFactorDue(now)} as factor_due, ${userColumns}, ${rightsColumns}, ${rightsState(now)} as rights_state
    from portal.sessions s
    join portal.users u on u.id = s.user_id
    ${joinedRights}
    where s.id = ${session.sessionId} and s.user_id = ${session.userId}
      and ${isLive(now)}`;
  return (await runPrepared(db, statement))[0];
}

/** Whether a second factor that is required is missing now. */
const isFactorDue = (now: Date) => sql<boolean>`coalesce(s.factor_due_at <= ${now}, false)`;

/** Changes with every value of the session `s`, the user `u`, their roles and what these allow, except for the last use. */
const rightsState = (
  now: Date,
) => sql<string>`concat_ws(' ', s.is_lqb, ${isFactorDue(now)}, hash_record_extended(u, 0), (
      select string_agg(id::text, ',' order by id) from portal.rights_changes
    ))`;

/** Part of a statement: the {@link SessionState} of a session as JSON; null if it is not live. */
export const sessionRights = (
  session: { readonly sessionId: string; readonly userId: string },
  now: Date,
): RawBuilder<SessionState | null> => sql`(
    select json_build_object('rights', ${rightsState(now)}, 'lastSeenAt', (extract(epoch from s.last_seen_at) * 1000)::float8)
    from portal.sessions s
    join portal.users u on u.id = s.user_id
    where s.id = ${session.sessionId} and s.user_id = ${session.userId} and ${isLive(now)}
  )`;

/** The condition for a live session `s` of the user `u`. */
const isLive = (now: Date) => sql<boolean>`(s.revoked_at is null and s.ends_at > ${now} and u.disabled_at is null
  and s.last_seen_at > ${now}::timestamptz - make_interval(mins => s.idle_minutes))`;

/** Records a use of the session. Two calls at the same time may arrive in any order. */
export async function recordUse(
  db: Kysely<PortalDb>,
  sessionId: string,
  use: { readonly at: Date; readonly address: string },
): Promise<void> {
  await sql`
    update portal.sessions set last_seen_at = greatest(last_seen_at, ${use.at}), address = ${use.address}
    where id = ${sessionId}`.execute(db);
}

/** Whether a user has opened a session from this network since then. */
export async function hasSignedInFrom(
  db: Kysely<PortalDb>,
  { login, network }: { readonly login: string; readonly network: string },
  since: Date,
): Promise<boolean> {
  const rows = await db
    .selectFrom('portal.sessions')
    .innerJoin('portal.users', 'portal.users.id', 'portal.sessions.user_id')
    .select('portal.sessions.address')
    .distinct()
    .where('login', '=', login)
    .where('portal.sessions.created_at', '>', since)
    .execute();
  return rows.some(({ address }) => address !== null && clientNetwork(canonicalAddress(address) ?? '') === network);
}

/** What decides whether a session may listen to live events, and what it hears. */
export interface ListeningState {
  readonly id: string;
  /** Changes with everything that a reader's events depend on. */
  readonly state: string;
}

/** The sessions of these that are live, with a text that changes when their user's roles, rights or place change. */
export async function liveSessions(db: Kysely<PortalDb>, ids: readonly string[], now: Date): Promise<ListeningState[]> {
  // Materialized: otherwise the letters of all roles are read again for each session.
  const { rows } = await sql<ListeningState>`
    with letters as materialized (
      select role, md5(string_agg(connect_portal || ':' || letter, ',' order by connect_portal)) as hash
      from portal.ui_access group by role
    )
    select s.id, md5(row(${isFactorDue(now)}, u.is_pml, u.is_retail, u.branch_name, u.company_name, u.temporary_until, (
      select json_agg(json_build_array(ur.role, p.version, l.hash) order by ur.role)
      from portal.user_roles ur
      left join portal.role_permissions p on p.role = ur.role and p.is_pml = u.is_pml
      left join letters l on l.role = ur.role
      where ur.user_id = u.id
    )::text)::text) as state
    from portal.sessions s
    join portal.users u on u.id = s.user_id
    where s.id = any(${sql.val([...ids])}::uuid[]) and ${isLive(now)}`.execute(db);
  return rows;
}

/** A session as its user and administrators see it. */
export interface ListedSession {
  readonly id: string;
  readonly is_lqb: boolean;
  readonly device: string;
  readonly address: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly ends_at: Date;
}

/** The live sessions of a user, the last used first. */
export async function sessionsOf(db: Kysely<PortalDb>, userId: string, now: Date): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    select s.id, s.is_lqb, s.device, s.address, s.created_at, s.last_seen_at, s.ends_at
    from portal.sessions s
    join portal.users u on u.id = s.user_id
    where s.user_id = ${userId} and ${isLive(now)}
    order by s.last_seen_at desc, s.created_at desc`.execute(db);
  return rows;
}

/** Whether the user has a live session that was used since then. */
export async function isPresent(db: Kysely<PortalDb>, userId: string, now: Date, since: Date): Promise<boolean> {
  const { rows } = await sql<{ present: boolean }>`
    select exists (
      select from portal.sessions s
      join portal.users u on u.id = s.user_id
      where s.user_id = ${userId} and s.last_seen_at >= ${since} and ${isLive(now)}
    ) as present`.execute(db);
  return rows[0]?.present === true;
}
