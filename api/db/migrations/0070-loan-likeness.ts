import { type Kysely, type Migration, sql } from 'kysely';

/**
 * By what another loan of the same borrower or property is recognized: keyed hashes of Social Security numbers, names and the
 * property's address. Loans from before get their row when the portal starts.
 */
export const loanLikenessMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.loan_likeness (
      loan_num text collate "C" primary key,
      version integer not null,
      keys text[] not null
    )`.execute(db);
    await sql`create index loan_likeness_keys on portal.loan_likeness using gin (keys)`.execute(db);
  },
};
