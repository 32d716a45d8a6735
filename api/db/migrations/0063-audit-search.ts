import { type Kysely, type Migration, sql } from 'kysely';

/** Indexes of the audit: the oldest entries first, and the number of a loan that a write created or imported. */
export const auditSearchMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index audit_oldest on portal.audit (at, id)`.execute(db);
    await sql`
      create index audit_loan_num on portal.audit ((after ->> 'loanNum')) where after ->> 'loanNum' is not null`.execute(
      db,
    );
  },
};
