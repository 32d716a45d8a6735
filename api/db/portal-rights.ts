import { type Kysely, sql } from 'kysely';
import { migrationTables } from './migration-record';

/** The schemas that the portal works with. It has no rights in the schema `vault`. */
export const portalSchemas: readonly string[] = ['portal', 'portal_jobs', 'los', 'journal'];

/** Those of the schemas that exist. */
async function existing<T>(db: Kysely<T>, schemas: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname = any(${schemas}::text[]) order by nspname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Tables and numbers that are created in them from now on. */
async function grantLater<T>(trx: Kysely<T>, role: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const later = sql`alter default privileges in schema ${sql.id(name)} grant`;
    await sql`${later} select, insert, update, delete on tables to ${sql.id(role)}`.execute(trx);
    await sql`${later} usage, select, update on sequences to ${sql.id(role)}`.execute(trx);
  }
}

/** Everything in those of the schemas that exist. */
async function grantSchemas<T>(trx: Kysely<T>, role: string, schemas: readonly string[]): Promise<readonly string[]> {
  const names = await existing(trx, schemas);
  for (const name of names) {
    const schema = sql.id(name);
    await sql`grant usage on schema ${schema} to ${sql.id(role)}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${sql.id(role)}`.execute(trx);
    await sql`grant usage, select, update on all sequences in schema ${schema} to ${sql.id(role)}`.execute(trx);
  }
  await grantLater(trx, role, names);
  return names;
}

/** Which migrations have run may be read. */
async function restrictMigrations<T>(trx: Kysely<T>, role: string, schemas: readonly string[]): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname = any(${schemas}::text[]) and tablename = any(${migrationTables}::text[])`.execute(trx);
  for (const { schema, name } of rows) {
    await sql`revoke insert, update, delete on ${sql.table(`${schema}.${name}`)} from ${sql.id(role)}`.execute(trx);
  }
}

/** The audit may be read and added to. The time of a row is always the database's. */
async function restrictAudit<T>(trx: Kysely<T>, name: string): Promise<void> {
  const role = sql.id(name);
  const tables = sql.join(
    ['audit', 'audit_anchors', 'audit_chain', 'audit_cuts', 'audit_entries'].map((table) =>
      sql.table(`portal.${table}`),
    ),
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
async function openJobs<T>(trx: Kysely<T>, role: string): Promise<void> {
  const closed = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'portal_jobs' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${role})`.execute(trx);
  for (const { name } of closed.rows) {
    await sql`
      create policy ${sql.id(role)} on portal_jobs.${sql.id(name)} to ${sql.id(role)}
      using (true) with check (true)`.execute(trx);
  }
}

/** Key of the advisory lock for granting. */
const GRANT_LOCK = 7_310_056;

/**
 * Lets a role write to tables that are created from now on. Before the migrations: portals of the previous version work meanwhile, and triggers
 * of this one write to its new tables in their statements.
 */
export async function grantLaterTables<T>(db: Kysely<T>, role: string, schemas = portalSchemas): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(GRANT_LOCK)})`.execute(trx);
    await grantLater(trx, role, await existing(trx, schemas));
  });
}

/** Gives a role the rights that the portal, or only the LOS, needs, and none to change the audit. After the migrations, as their owner. */
export async function grantPortalRights<T>(db: Kysely<T>, role: string, schemas = portalSchemas): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(GRANT_LOCK)})`.execute(trx);
    const granted = await grantSchemas(trx, role, schemas);
    await restrictMigrations(trx, role, granted);
    if (granted.includes('portal')) await restrictAudit(trx, role);
    if (granted.includes('portal_jobs')) await openJobs(trx, role);
  });
}
