import { type Kysely, type Migration, sql } from 'kysely';

/** The lock and its loan as they were when a change of the lock was confirmed. Sealed, because they describe the borrowers' loan. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table los.lock_confirmations (
    id text primary key,
    loan_num text not null references los.loans on delete cascade,
    number integer not null,
    content jsonb not null,
    unique (loan_num, number)
  )`.execute(db);
}

export const lockConfirmationsMigration: Migration = { up };
