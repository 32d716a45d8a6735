import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Programs with their groups and rules, rate sheets with their history, and the state sent to the LOS. A trigger on every table
 * used for pricing increments the wanted state; the sender compares the two numbers.
 */
export const programsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.catalog_state (
        only_row boolean primary key default true check (only_row),
        wanted bigint not null default 1,
        handed_over bigint not null default 0,
        limit_year integer,
        handed_over_at timestamptz
      )`.execute(db);
    await sql`insert into portal.catalog_state default values`.execute(db);
    await sql`
      create function portal.catalog_changed() returns trigger language plpgsql as $$
      begin
        update portal.catalog_state set wanted = wanted + 1;
        return null;
      end $$`.execute(db);
    await sql`
      create table portal.program_groups (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        name text not null,
        display_order integer not null,
        active boolean not null default true
      )`.execute(db);
    await sql`create unique index program_groups_key on portal.program_groups (lower(name))`.execute(db);
    await sql`
      create table portal.program_rules (
        id text primary key,
        name text not null,
        definition jsonb not null
      )`.execute(db);
    await sql`
      create table portal.programs (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        name text not null,
        group_id uuid not null references portal.program_groups (id),
        rules text not null references portal.program_rules (id),
        investor text,
        display_order integer not null,
        active boolean not null default true,
        is_correspondent boolean not null default true,
        minimum_price numeric(7, 3) not null,
        maximum_price numeric(7, 3) not null,
        lender_fees numeric(12, 2) not null,
        min_amount numeric(14, 2),
        max_amount numeric(14, 2),
        max_dti numeric(7, 3),
        only_states text,
        except_states text
      )`.execute(db);
    await sql`create unique index programs_key on portal.programs (lower(name))`.execute(db);
    await sql`create index programs_group on portal.programs (group_id)`.execute(db);
    await sql`
      create table portal.rate_publications (
        id uuid primary key default gen_random_uuid(),
        number integer not null generated always as identity unique,
        version integer not null default 1,
        file_name text not null,
        rows integer not null,
        uploaded_by text,
        uploaded_at timestamptz not null,
        status text not null check (status in ('draft', 'published', 'withdrawn')),
        effective_at timestamptz,
        published_by text,
        published_at timestamptz,
        rolled_back_to integer,
        check (status <> 'published' or (effective_at is not null and published_at is not null))
      )`.execute(db);
    await sql`
      create table portal.rate_sheets (
        publication_id uuid not null references portal.rate_publications (id) on delete cascade,
        program_id uuid not null references portal.programs (id) on delete cascade,
        sheet jsonb not null,
        primary key (program_id, publication_id)
      )`.execute(db);
    await sql`create index rate_sheets_publication on portal.rate_sheets (publication_id)`.execute(db);
    await sql`
      create trigger catalog_changed after update on portal.rate_publications
      for each statement execute function portal.catalog_changed()`.execute(db);
    for (const table of ['program_groups', 'program_rules', 'programs']) {
      await sql`
        create trigger catalog_changed after insert or update or delete on ${sql.table(`portal.${table}`)}
        for each statement execute function portal.catalog_changed()`.execute(db);
    }
  },
};
