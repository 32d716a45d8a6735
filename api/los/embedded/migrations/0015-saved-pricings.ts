import { type Kysely, type Migration, sql } from 'kysely';

/** Saved versions of the prices of a loan. The content is sealed, because it describes the borrowers' loan. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table los.saved_pricings (
    id uuid primary key,
    loan_num text not null references los.loans on delete cascade,
    number integer not null,
    content jsonb not null,
    unique (loan_num, number)
  )`.execute(db);
}

export const savedPricingsMigration: Migration = { up };
