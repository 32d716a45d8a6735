import type { Kysely } from 'kysely';
import { isNewer, migrateToLatest } from './migrate';
import { portalMigrations } from './migrations/portal-migrations';

/** Brings the schema `portal` up to date; see {@link migrateToLatest}. Returns the migrations that ran. */
export const migratePortal = <T>(db: Kysely<T>): Promise<string[]> => migrateToLatest(db, 'portal', portalMigrations);

/** Whether a newer portal has migrated the database. */
export const isNewerPortal = <T>(db: Kysely<T>): Promise<boolean> => isNewer(db, 'portal', portalMigrations);
