import type { Kysely } from 'kysely';
import { migrateToLatest } from './migrate';
import { portalMigrations } from './migrations/portal-migrations';

/** Brings the schema `portal` up to date; see {@link migrateToLatest}. Returns the migrations that ran. */
export const migratePortal = <T>(db: Kysely<T>): Promise<string[]> => migrateToLatest(db, 'portal', portalMigrations);
