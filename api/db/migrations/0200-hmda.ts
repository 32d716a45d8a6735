import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Final actions on loans, kept with the pipeline index, and the edits that each row of the register does not pass. Nothing in them
 * describes a borrower.
 */
const statements = [
  sql`create table portal.final_actions (
    loan_num text primary key,
    version integer not null,
    action text,
    action_date date
  )`,
  sql`create index final_actions_by_date on portal.final_actions (action_date, loan_num) where action is not null`,
  sql`create table portal.hmda_checks (
    loan_num text primary key,
    version integer not null,
    basis text not null,
    findings jsonb not null,
    uli text not null,
    purpose text not null,
    preapproval text not null,
    is_low_income boolean not null
  )`,
  sql`create index hmda_checks_uli on portal.hmda_checks (uli)`,
];

export const hmdaMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
