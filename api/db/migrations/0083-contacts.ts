import { type Kysely, type Migration, sql } from 'kysely';

/** The lender's contact book. */
export const contactsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.contacts (
        id uuid primary key default gen_random_uuid(),
        version integer not null default 1,
        name text not null,
        company text,
        role text not null,
        phone text,
        email text,
        address text,
        city text,
        state text,
        zip text,
        license_num text,
        note text,
        active boolean not null default true
      )`.execute(db);
    await sql`
      create unique index contacts_name on portal.contacts (lower(name), lower(coalesce(company, '')), role)`.execute(
      db,
    );
    await sql`create index contacts_role on portal.contacts (role) where active`.execute(db);
  },
};
