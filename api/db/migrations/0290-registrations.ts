import { type Kysely, type Migration, sql } from 'kysely';

/** People who registered and have not entered their PIN yet. Any number can wait for one user ID: they are no users. */
export const registrationsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.registrations (
      id uuid primary key,
      login text not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      password_hash text not null,
      browser_hash text not null unique,
      pin_hash text not null,
      tries integer not null,
      expires_at timestamptz not null
    )`.execute(db);
    await sql`create index registrations_by_login on portal.registrations (login)`.execute(db);
    await sql`create index registrations_by_end on portal.registrations (expires_at)`.execute(db);
  },
};
