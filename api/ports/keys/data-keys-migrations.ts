import { type Kysely, type Migration, sql } from 'kysely';
import { type Migrations, migrateToLatest } from '../../db/migrate';

/** The data keys, each encrypted by the key-encryption key named in `kek`. */
const dataKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table vault.data_keys (
        id text primary key check (id ~ '^[0-9a-f]{8}$'),
        purpose text not null check (purpose in ('seal', 'hash')),
        kek text not null,
        wrapped bytea not null,
        created_at timestamptz not null,
        active_from timestamptz not null,
        retired_at timestamptz
      )`.execute(db);
  },
};

/** Whether all values of the database are sealed, so that others are refused. */
const refusesEarlier: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table vault.data_keys add column refuses_earlier boolean not null default false`.execute(db);
  },
};

/** The schema `vault`, step by step; a step that was released is never edited, the next one is added. */
export const vaultMigrations: Migrations = { '0001-data-keys': dataKeys, '0002-refuses-earlier': refusesEarlier };

/** Brings the schema `vault` up to date. Portal and LOS share it if they share a database. */
export const migrateVault = <T>(db: Kysely<T>): Promise<string[]> => migrateToLatest(db, 'vault', vaultMigrations);
