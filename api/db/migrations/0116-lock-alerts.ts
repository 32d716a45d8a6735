import { type Kysely, type Migration, sql } from 'kysely';

/** Which alerts of a lock went out, and which expired locks are marked (0 days ahead), for each expiry. */
export const lockAlertsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.lock_alerts (
        loan_num text not null,
        expires_on date not null,
        days_ahead integer not null,
        at timestamptz not null,
        primary key (loan_num, expires_on, days_ahead)
      )`.execute(db);
  },
};
