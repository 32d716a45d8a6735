import { type Kysely, type Migration, sql } from 'kysely';

/** What was paid, charged or moved on loans in servicing, as the servicing system tells it. Its reference names one. */
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
