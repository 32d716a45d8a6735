import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts at credit agencies, each for one submission, sealed. A row is removed when its submission has ended. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table portal.aus_accounts (
    order_id uuid primary key references portal.orders on delete cascade,
    account jsonb not null
  )`.execute(db);
}

export const ausAccountsMigration: Migration = { up };
