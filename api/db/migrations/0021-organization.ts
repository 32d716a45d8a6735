import { type Kysely, type Migration, sql } from 'kysely';

/** The lender's branches and the originating companies that a new loan can belong to. */
export const organizationMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.branches (
        name text primary key,
        city text not null default '',
        state text not null default ''
      )`.execute(db);
    await sql`create unique index branches_key on portal.branches (lower(name))`.execute(db);
    await sql`
      create table portal.companies (
        name text primary key,
        channel text not null check (channel in ('2', '3')),
        correspondent_process text,
        price_group text
      )`.execute(db);
    await sql`create unique index companies_key on portal.companies (lower(name))`.execute(db);
  },
};
