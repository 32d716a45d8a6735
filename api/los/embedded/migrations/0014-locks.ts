import { type Kysely, type Migration, sql } from 'kysely';

/** Rate locks with their history. */
async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table los.locks (
        loan_num text primary key references los.loans on delete cascade,
        version integer not null,
        record jsonb not null,
        waiting_at timestamptz,
        answered_at timestamptz
      )`,
    sql`create index locks_waiting on los.locks (waiting_at) where waiting_at is not null`,
    sql`create index locks_answered on los.locks (answered_at) where answered_at is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export const locksMigration: Migration = { up };
