import { type Kysely, type Migration, sql } from 'kysely';

/** The emails sent about loans, as they were sent. */
export const emailSentMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table portal.email_sent (
        id uuid primary key default gen_random_uuid(),
        loan_num text not null,
        sent_at timestamptz not null,
        from_address text not null,
        to_addresses text[] not null,
        cc_addresses text[] not null,
        subject text not null,
        message text not null,
        is_text boolean not null,
        template_type text,
        doc_ids text[] not null,
        sent_by text not null,
        sent_by_name text not null
      )`.execute(db);
    await sql`create index email_sent_loan on portal.email_sent (loan_num, sent_at desc, id)`.execute(db);
  },
};
