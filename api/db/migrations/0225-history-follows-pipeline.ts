import { type Kysely, type Migration, sql } from 'kysely';

const tables = ['loan_history', 'open_conditions', 'condition_reads'];

/** A loan that leaves the pipeline takes its history and its conditions along. */
export const historyFollowsPipelineMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) {
      await sql`delete from ${sql.id('portal', table)} where loan_num not in (select loan_num from portal.pipeline)`.execute(
        db,
      );
      await sql`alter table ${sql.id('portal', table)}
        add foreign key (loan_num) references portal.pipeline (loan_num) on delete cascade`.execute(db);
    }
  },
};
