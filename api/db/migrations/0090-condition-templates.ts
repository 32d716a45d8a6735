import { type Kysely, type Migration, sql } from 'kysely';

/** Templates of conditions, of which underwriters add several at once. */
export const conditionTemplatesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.condition_templates (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        name text not null,
        cat text not null,
        description text not null,
        accepts text[],
        active boolean not null default true
      )`.execute(db);
    await sql`create unique index condition_templates_name on portal.condition_templates (lower(name), cat)`.execute(
      db,
    );
  },
};
