import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type Migration, sql } from 'kysely';
import { createRecord, executedMigrations, recordMigrations } from './migration-record';

export interface Step extends Migration {
  /** Runs outside a transaction, for `createIndexConcurrently`. It is safe to repeat. */
  readonly alone?: true;
}

/** Migrations by name; names sort in the order they run: `0001-foundation`, `0002-users` … */
export type Migrations = Readonly<Record<string, Step>>;

/** The portal's schemas. Each has its own record of migrations, because the LOS can use a separate database. */
export type MigratedSchema = 'portal' | 'los' | 'journal' | 'vault';

/** Whether the migration removes what the version before the previous one still used: `0300-contract-0275-old-names`. */
const isContract = (name: string): boolean => /^\d+-contract-/.test(name);

/** A newer portal has changed the database so that this code can't work with it. */
export class NewerDatabaseError extends Error {
  constructor(schema: string, unknown: readonly string[]) {
    super(
      `The database is newer than this portal: its schema "${schema}" has ${unknown.join(', ')}, which this version does not ` +
        'know. Start the newer version, or restore a backup made before it ran.',
    );
    this.name = 'NewerDatabaseError';
  }
}

export interface MigrateOptions {
  /** Milliseconds that a migration waits for a table in use; statements of others wait behind it as long. */
  readonly lockTimeoutMs?: number;
  /** Milliseconds until it tries again. */
  readonly pauseMs?: number;
  readonly tries?: number;
}

const unknownOf = (done: readonly string[], migrations: Migrations): string[] =>
  done.filter((name) => !Object.hasOwn(migrations, name));

/** What is left to run. Nothing if a newer portal ran all of it, and more that this code can work with. */
function pendingOf(schema: MigratedSchema, migrations: Migrations, done: readonly string[]): readonly string[] {
  const pending = Object.keys(migrations)
    .filter((name) => !done.includes(name))
    .sort();
  const unknown = unknownOf(done, migrations);
  if (unknown.length > 0 && (pending.length > 0 || unknown.some(isContract))) {
    throw new NewerDatabaseError(schema, unknown);
  }
  const [first, last] = [pending[0], done.at(-1)];
  if (first !== undefined && last !== undefined && first < last) {
    throw new Error(
      `The migration ${first} of the schema "${schema}" was added before ${last}, which has already run.`,
    );
  }
  return pending;
}

/** Key of the advisory lock that earlier versions used, too. */
const MIGRATION_LOCK = sql.lit('3853314791062309107');

/** Runs all migrations of a new schema in one transaction, otherwise the next one, so that no lock is held longer than for one. */
async function advance<T>(
  db: Kysely<T>,
  schema: MigratedSchema,
  migrations: Migrations,
  lockTimeoutMs: number,
): Promise<readonly string[]> {
  const { ran, alone } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(trx);
    await createRecord(trx, schema);
    const done = await executedMigrations(trx, schema);
    const pending = pendingOf(schema, migrations, done);
    const next = done.length === 0 ? pending : pending.slice(0, 1);
    if (done.length > 0 && next.some((name) => migrations[name]?.alone)) return { ran: [], alone: next[0] };
    if (done.length > 0) await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(trx);
    for (const name of next) await migrations[name]?.up(trx);
    await recordMigrations(trx, schema, next);
    return { ran: next, alone: undefined };
  });
  if (alone === undefined) return ran;
  await migrations[alone]?.up(db);
  await recordMigrations(db, schema, [alone]);
  return [alone];
}

/** SQL states of a table that others use, and of two who wait for each other. */
const IN_USE = /^(?:55P03|40P01)$/;

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && IN_USE.test(error.code);

/** Whether a newer portal has migrated the schema. */
export const isNewer = async <T>(db: Kysely<T>, schema: MigratedSchema, migrations: Migrations): Promise<boolean> =>
  unknownOf(await executedMigrations(db, schema), migrations).length > 0;

/**
 * Brings the schema to what this code expects, under an advisory lock, so that two portals starting together run each migration once.
 * Forward only. Others may use the tables meanwhile: a migration that does not get its lock in a moment is tried again later. Returns the
 * names of the migrations that ran. Throws {@link NewerDatabaseError} if this code can't work with what a newer portal made. If a
 * migration throws, it leaves nothing behind, and those before it stay.
 */
export async function migrateToLatest<T>(
  db: Kysely<T>,
  schema: MigratedSchema,
  migrations: Migrations,
  { lockTimeoutMs = 2_000, pauseMs = 2_000, tries = 150 }: MigrateOptions = {},
): Promise<string[]> {
  const ran: string[] = [];
  if (pendingOf(schema, migrations, await executedMigrations(db, schema)).length === 0) return ran;
  for (let tried = 1; ; ) {
    try {
      const names = await advance(db, schema, migrations, lockTimeoutMs);
      if (names.length === 0) return ran;
      ran.push(...names);
      tried = 1;
    } catch (error) {
      if (!isInUse(error) || tried >= tries) throw error;
      tried += 1;
      await pause(pauseMs);
    }
  }
}
