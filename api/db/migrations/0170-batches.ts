import { type Kysely, type Migration, sql } from 'kysely';

/** Batches of rows from files, their rows, and how the columns of such files were mapped. None describes a borrower. */
const statements = [
  sql`create table portal.batches (
    id uuid primary key,
    number integer generated always as identity,
    kind text not null,
    order_id uuid,
    undo_order_id uuid,
    login text not null,
    name text not null,
    created_at timestamptz not null,
    file_name text not null,
    rows integer not null,
    is_dry_run boolean not null,
    is_all_or_nothing boolean not null
  )`,
  sql`create index batches_newest on portal.batches (created_at desc, id)`,
  sql`create table portal.batch_rows (
    batch_id uuid not null references portal.batches on delete cascade,
    row integer not null,
    loan_num text,
    reference text,
    input jsonb not null,
    result text not null default 'waiting',
    problems jsonb,
    primary key (batch_id, row)
  )`,
  sql`create index batch_rows_by_result on portal.batch_rows (batch_id, result, row)`,
  sql`create index batch_rows_by_reference on portal.batch_rows (batch_id, reference)`,
  sql`create table portal.batch_mappings (
    kind text not null,
    titles text not null,
    mapping jsonb not null,
    name text not null,
    saved_at timestamptz not null,
    primary key (kind, titles)
  )`,
];

export const batchesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
