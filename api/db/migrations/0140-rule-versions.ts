import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Versions of the rules of programs, each from a day on. The pricing catalog has those to come. When its day has come, a version
 * becomes part of its program, whose own matrix and types then replace those of its rules (`eligibility`).
 */
export const ruleVersionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table portal.programs add column eligibility jsonb not null default '{}'`.execute(db);
    await sql`create table portal.rule_versions (
      id uuid primary key,
      version integer not null default 1,
      program_id uuid not null references portal.programs (id) on delete cascade,
      effective_from date not null,
      note text,
      changes jsonb not null,
      before jsonb,
      saved_by text not null,
      saved_at timestamptz not null,
      applied_at timestamptz,
      unique (program_id, effective_from)
    )`.execute(db);
    await sql`create index rule_versions_due on portal.rule_versions (effective_from) where applied_at is null`.execute(
      db,
    );
    await sql`
      create trigger catalog_changed after insert or update or delete on portal.rule_versions
      for each statement execute function portal.catalog_changed()`.execute(db);
  },
};
