import { type Kysely, type Migration, Migrator, sql } from 'kysely';

/** Migrations by name; names sort in the order they run: `0001-foundation`, `0002-users` … */
export type Migrations = Readonly<Record<string, Migration>>;

/** The portal's schemas. Each has its own record of migrations, because the LOS can use a separate database. */
export type MigratedSchema = 'portal' | 'los' | 'journal' | 'vault';

/** The database contains migrations unknown to this code: a newer portal has used it. */
export class NewerDatabaseError extends Error {
  constructor(schema: string, unknown: readonly string[]) {
    super(
      `The database is newer than this portal: its schema "${schema}" has ${unknown.join(', ')}, which this version does not ` +
        'know. Start the newer version, or restore a backup made before it ran.',
    );
    this.name = 'NewerDatabaseError';
  }
}

const recordTable = 'migration';
const lockTable = `${recordTable}_lock`;

/** The tables in each schema that say which migrations have run. Only their owner writes to them. */
export const migrationTables: readonly string[] = [recordTable, lockTable];

async function alreadyRun<T>(db: Kysely<T>, schema: string): Promise<string[]> {
  const table = `${schema}.${recordTable}`;
  const { rows: found } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseNewer<T>(db: Kysely<T>, schema: MigratedSchema, migrations: Migrations): Promise<void> {
  const unknown = (await alreadyRun(db, schema)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new NewerDatabaseError(schema, unknown);
}

/**
 * Brings the schema to what this code expects, in one transaction and under an advisory lock, so that two portals starting
 * together run it once. Forward only. Returns the names of the migrations that ran. Throws {@link NewerDatabaseError} if the
 * database is newer than the code; if a migration throws, nothing is applied.
 */
export async function migrateToLatest<T>(
  db: Kysely<T>,
  schema: MigratedSchema,
  migrations: Migrations,
): Promise<string[]> {
  await refuseNewer(db, schema, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schema,
    migrationTableName: recordTable,
    migrationLockTableName: lockTable,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // A newer portal may have migrated between the check above and the lock.
    await refuseNewer(db, schema, migrations);
    throw error;
  }
  return (results ?? []).map(({ migrationName }) => migrationName);
}
