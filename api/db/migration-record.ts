import { type Kysely, sql } from 'kysely';

const recordTable = 'migration';

/** The tables in each schema that say which migrations have run; earlier versions used the second one. Only their owner writes to them. */
export const migrationTables: readonly string[] = [recordTable, `${recordTable}_lock`];

const inSchema = (schema: string) => sql.table(`${schema}.${recordTable}`);

/** The migrations that have run, in the order of their names. */
export async function executedMigrations<T>(db: Kysely<T>, schema: string): Promise<readonly string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass(${`${schema}.${recordTable}`}) is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from ${inSchema(schema)} order by name collate "C"`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function createRecord<T>(trx: Kysely<T>, schema: string): Promise<void> {
  await sql`create schema if not exists ${sql.id(schema)}`.execute(trx);
  await sql`
    create table if not exists ${inSchema(schema)} (
      name varchar(255) not null primary key,
      timestamp varchar(255) not null
    )`.execute(trx);
}

export async function recordMigrations<T>(db: Kysely<T>, schema: string, names: readonly string[]): Promise<void> {
  await sql`
    insert into ${inSchema(schema)} (name, timestamp)
    select name, to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from unnest(${names}::text[]) as name
    on conflict do nothing`.execute(db);
}
