import { type Kysely, sql } from 'kysely';
import type { PortalDb } from '../api/db/portal-db';

type Db = Kysely<PortalDb>;

interface Definition {
  readonly name: string;
  readonly text: string;
}

/** The indexes of a table but its primary key, which others refer to. */
async function indexesOf(db: Db, table: string): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select indexname as name, indexdef as text from pg_indexes
    where schemaname = 'portal' and tablename = ${table} and indexname <> ${`${table}_pkey`}`.execute(db);
  return rows;
}

async function keyOf(db: Db, table: string): Promise<string> {
  const { rows } = await sql<Definition>`
    select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${`portal.${table}`}::regclass and contype = 'p'`.execute(db);
  return rows[0]?.text ?? '';
}

/**
 * Loads the pipeline and the names of its loans without their indexes, and makes these afterwards from their own definitions: several
 * times faster. `db` is one connection.
 */
export async function withoutIndexes(db: Db, load: () => Promise<void>): Promise<void> {
  const indexes = [...(await indexesOf(db, 'pipeline')), ...(await indexesOf(db, 'pipeline_names'))];
  const key = await keyOf(db, 'pipeline_names');
  for (const { name } of indexes) await sql`drop index ${sql.id('portal', name)}`.execute(db);
  await sql`alter table portal.pipeline_names drop constraint pipeline_names_pkey`.execute(db);
  await load();
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  for (const { text } of indexes) await sql.raw(text).execute(db);
  await sql`alter table portal.pipeline_names add constraint pipeline_names_pkey ${sql.raw(key)}`.execute(db);
  await sql`reset maintenance_work_mem`.execute(db);
}
