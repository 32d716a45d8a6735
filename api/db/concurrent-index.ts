import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** Key of the advisory lock of those who create an index. */
const INDEX_LOCK = 7_310_275;
const POLL_MS = 250;

interface NewIndex {
  /** Without its schema. */
  readonly name: string;
  /** With its schema. */
  readonly table: string;
  /** What follows the table, such as `(loan_num, at desc)`. */
  readonly on: string;
  readonly unique?: boolean;
}

async function isValid(db: Kysely<unknown>, schema: string, name: string): Promise<boolean | null> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${`${schema}.${name}`})`.execute(db);
  return rows[0]?.valid ?? null;
}

/**
 * Creates an index while others write to its table, in a migration that runs `alone`. An unfinished one of a process that was killed is
 * made again. Waiting for the lock must not take a snapshot, for which the index would wait.
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  { name, table, on, unique }: NewIndex,
): Promise<void> {
  const [schema = ''] = table.split('.');
  const what = sql.raw(`${unique ? 'unique ' : ''}index`);
  const rest = sql`${sql.id(name)} on ${sql.table(table)} ${sql.raw(on)}`;
  if (db.isTransaction) return void (await sql`create ${what} ${rest}`.execute(db));
  await db.connection().execute(async (connection) => {
    const lock = sql<{ mine: boolean }>`select pg_try_advisory_lock(${sql.lit(INDEX_LOCK)}) as mine`;
    while (!(await lock.execute(connection)).rows[0]?.mine) await pause(POLL_MS);
    try {
      const valid = await isValid(connection, schema, name);
      if (valid) return;
      if (valid === false) await sql`drop index concurrently ${sql.table(`${schema}.${name}`)}`.execute(connection);
      await sql`create ${what} concurrently ${rest}`.execute(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(INDEX_LOCK)})`.execute(connection);
    }
  });
}
