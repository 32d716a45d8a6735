import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Samples of closed loans, and their reviews. The population is kept, so that its seed draws the same loans again. Notes may describe
 * borrowers and are sealed.
 */
const statements = [
  sql`create table portal.qc_samples (
    id uuid primary key,
    month text not null,
    rule text not null,
    value text,
    percent integer not null,
    seed text not null,
    population text[] not null,
    drawn_at timestamptz not null,
    login text not null,
    name text not null
  )`,
  sql`create unique index qc_samples_random on portal.qc_samples (month) where rule = 'random'`,
  sql`create table portal.qc_reviews (
    id uuid primary key,
    version integer not null default 1,
    sample_id uuid not null references portal.qc_samples on delete cascade,
    loan_num text not null,
    reviewer text,
    reviewer_name text,
    due_on date not null,
    state text not null default 'open',
    answers jsonb not null default '{}',
    severity text not null default 'none',
    notes jsonb not null,
    unique (sample_id, loan_num)
  )`,
  sql`create index qc_reviews_due on portal.qc_reviews (due_on, id)`,
];

export const qualityControlMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
