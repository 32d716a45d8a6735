import { type Kysely, type Migration, sql } from 'kysely';

/** Submissions to underwriting systems with their runs. The content is sealed, because it describes the borrowers. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table los.aus_runs (
    id uuid primary key,
    loan_num text not null references los.loans on delete cascade,
    system text not null,
    number integer not null,
    content jsonb not null,
    ready_at timestamptz not null,
    unique (loan_num, system, number)
  )`.execute(db);
}

export const ausRunsMigration: Migration = { up };
