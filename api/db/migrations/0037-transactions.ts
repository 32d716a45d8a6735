import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Payments, charges and transfers of loans in servicing, as reported by the servicing system and identified by its reference.
 */
const statements = [
  sql`
    create table portal.transactions (
      reference text primary key,
      loan_num text not null,
      date date not null,
      type text not null,
      amount numeric(14, 2) not null,
      received_at timestamptz not null,
      received_from text not null
    )`,
  sql`create index transactions_of_loan on portal.transactions (loan_num, date, reference)`,
];

export const transactionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
