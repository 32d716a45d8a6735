import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A transaction is taken back once. Of earlier reversals of the same one, the one that counts keeps its name; the others name themselves,
 * so that they go on to take back nothing. Without a name, they would take back another payment.
 */
const statements = [
  sql`update portal.transactions held set reverses = held.reference
    from (
      select one.reference, row_number() over (
        partition by one.reverses
        order by coalesce(one.date < taken.date or one.amount <> -taken.amount, true), one.date, one.reference
      ) as place
      from portal.transactions one
      left join portal.transactions taken on taken.reference = one.reverses
      where one.reverses is not null
    ) ranked
    where ranked.reference = held.reference and ranked.place > 1`,
  sql`create unique index transactions_by_reversed on portal.transactions (reverses) where reverses is not null`,
];

export const oneReversalMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
