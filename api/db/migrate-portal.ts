import type { Kysely } from 'kysely';
import { migrateToLatest } from './migrate';
import { portalMigrations } from './migrations/portal-migrations';

/** Brings the schema `portal` up to date; see {@link migrateToLatest}. Returns what ran now. */
export const migratePortal = <T>(db: Kysely<T>): Promise<string[]> => migrateToLatest(db, 'portal', portalMigrations);
