import { type Kysely, type Migration, sql } from 'kysely';

/** The programs and rate sheets sent by the portal, and the sessions of people who come from the LOS. */
async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table los.catalog (
      only_row boolean primary key default true check (only_row),
      version uuid not null,
      catalog jsonb not null,
      updated_at timestamptz not null
    )`,
    sql`create table los.handovers (
      operation_id uuid primary key,
      id_hash text not null unique,
      handover jsonb not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    sql`create index handovers_expires_at on los.handovers (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export const catalogHandoversMigration: Migration = { up };
