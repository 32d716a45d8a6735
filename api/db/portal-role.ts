import { type Kysely, sql } from 'kysely';

/** The role that the portal works as. It may not change or delete rows of the audit. */
export const portalRole = 'emet_portal';

/** The database user may not create the role, or may not work as it. */
export class PortalRoleError extends Error {
  constructor(user: string, cause: unknown) {
    super(
      `The portal works as the database role "${portalRole}", which cannot change the audit, and the user "${user}" may not set ` +
        `it up. Have an administrator of the database run this once, and start again:\n\n` +
        `  CREATE ROLE ${portalRole} NOLOGIN;  -- if it does not exist\n` +
        `  GRANT ${portalRole} TO "${user.replaceAll('"', '""')}" WITH SET TRUE, INHERIT FALSE;\n`,
      { cause },
    );
    this.name = 'PortalRoleError';
  }
}

const role = sql.id(portalRole);
const schemas = ['portal', 'portal_jobs', 'los', 'journal'];

/** Creates the role if necessary, and lets this user work as it. Another database of the server may create it at the same time. */
async function ensureRole<T>(trx: Kysely<T>): Promise<void> {
  await sql`
    do $$
    begin
      if not exists (select from pg_roles where rolname = ${sql.lit(portalRole)}) then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(trx);
  const { rows } = await sql<{ member: boolean }>`
    select pg_has_role(current_user, ${portalRole}, 'SET') as member`.execute(trx);
  if (!rows[0]?.member) await sql`grant ${role} to current_user with set true, inherit false`.execute(trx);
}

/** Everything except the audit, which it may read and add to. The time of a row is always the database's. */
async function grantTables<T>(trx: Kysely<T>): Promise<void> {
  const found = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname = any(${schemas}::text[]) order by nspname`.execute(trx);
  for (const { name } of found.rows) {
    const schema = sql.id(name);
    await sql`grant usage on schema ${schema} to ${role}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`.execute(trx);
    await sql`grant usage, select, update on all sequences in schema ${schema} to ${role}`.execute(trx);
  }
  const tables = sql.join(
    ['audit', 'audit_anchors', 'audit_chain', 'audit_cuts', 'audit_entries'].map((name) => sql.table(`portal.${name}`)),
  );
  await sql`revoke all on ${tables} from ${role}`.execute(trx);
  await sql`grant select on ${tables} to ${role}`.execute(trx);
  await sql`
    grant insert (id, actor, action, subject, outcome, before, after, request_id, address, closes)
    on portal.audit to ${role}`.execute(trx);
  await sql`grant insert (seq, hash, mac, key_id) on portal.audit_anchors to ${role}`.execute(trx);
  await sql`grant execute on function portal.audit_remove(bigint, bytea, text) to ${role}`.execute(trx);
}

/** The worker's tables are protected by row-level security, which lets only their owner see rows. */
async function openJobs<T>(trx: Kysely<T>): Promise<void> {
  const closed = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'portal_jobs' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${portalRole})`.execute(trx);
  for (const { name } of closed.rows) {
    await sql`
      create policy ${role} on portal_jobs.${sql.id(name)} to ${role} using (true) with check (true)`.execute(trx);
  }
}

/** SQL state of a statement that the user may not run. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Key of the advisory lock for granting. */
const GRANT_LOCK = 7_310_056;

/**
 * Sets up the role that the portal works as, after the migrations, as their owner. Throws {@link PortalRoleError} with the
 * statements for an administrator if this user may not.
 */
export async function grantPortalRole<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ user: string }>`select current_user as user`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(GRANT_LOCK)})`.execute(trx);
    try {
      await ensureRole(trx);
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;
      throw isRefused ? new PortalRoleError(rows[0]?.user ?? '', error) : error;
    }
    await grantTables(trx);
    await openJobs(trx);
  });
}

/** The same database, for connections that work as the portal's role from the start. */
export function asPortalRole(url: string): string {
  const restricted = new URL(url);
  const options = restricted.searchParams.get('options');
  restricted.searchParams.set('options', `${options === null ? '' : `${options} `}-c role=${portalRole}`);
  return restricted.href;
}
