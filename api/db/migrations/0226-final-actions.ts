import { type Kysely, type Migration, sql } from 'kysely';

/** Loans that ended get their final actions again, by the rules as they are now. */
export const finalActionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      delete from portal.final_actions held using portal.pipeline loan
      where loan.loan_num = held.loan_num and loan."sStatusT" = any(
        array['6', '9', '10', '11', '15', '16', '19', '20', '26', '27', '37', '38', '39', '45', '46', '48', '49']
      )`.execute(db);
  },
};
