import { type Kysely, type Migration, sql } from 'kysely';

/** Escrow and mortgage insurance of the monthly payment by due date. Rows are only added: of several for one date, the last counts. */
export const servicingAmountsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.servicing_amounts (
      id bigint generated always as identity primary key,
      loan_num text not null,
      from_due date not null,
      escrow numeric(14, 2) not null,
      insurance numeric(14, 2) not null,
      reason text,
      saved_by text not null,
      saved_by_name text not null,
      saved_at timestamptz not null
    )`.execute(db);
    await sql`create index servicing_amounts_of_loan on portal.servicing_amounts (loan_num, id)`.execute(db);
  },
};
