import { type Kysely, type Migration, sql } from 'kysely';

/** The audit of all writes. */
export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.audit (
        id uuid primary key,
        at timestamptz not null default now(),
        actor text,
        action text not null,
        subject text not null,
        outcome text not null check (outcome in ('open', 'done', 'failed')),
        before jsonb,
        after jsonb,
        request_id text
      )`.execute(db);
    await sql`create index audit_subject on portal.audit (subject, at desc)`.execute(db);
    await sql`create index audit_open on portal.audit (at) where outcome = 'open'`.execute(db);
  },
};
