import { type Kysely, type Migration, sql } from 'kysely';

/** Data attached to a loan: contacts, documents, conditions, change-of-circumstance tasks. */
async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table los.agents (
      id text not null,
      loan_num text not null references los.loans,
      position integer not null,
      role text not null,
      role_desc text not null,
      name text not null,
      company text not null,
      phone text not null,
      email text not null,
      primary key (loan_num, id)
    )`,
    sql`create table los.files (
      id text primary key,
      loan_num text not null references los.loans,
      name text not null,
      size bigint not null check (size >= 0),
      content_type text not null,
      sha256 text not null,
      storage_key text not null,
      folder_name text not null,
      doc_type text not null,
      created_at timestamptz not null,
      created_by text not null
    )`,
    sql`create index files_loan on los.files (loan_num, folder_name, doc_type, created_at)`,
    sql`create table los.conditions (
      id text not null,
      loan_num text not null references los.loans,
      status text not null check (status in ('Active', 'Closed')),
      cat text not null,
      description text not null,
      created_d date not null,
      done_d date,
      primary key (loan_num, id)
    )`,
    sql`create table los.coc_tasks (
      task_id text not null,
      loan_num text not null references los.loans,
      task_status text not null,
      description text not null,
      primary key (loan_num, task_id)
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export const aroundTheLoanMigration: Migration = { up };
