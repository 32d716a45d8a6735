import { type Kysely, type Migration, sql } from 'kysely';

/** Messages about loans and conditions, how far each user has read them, and who is emailed about them. */
export const messagesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.messages (
      id uuid primary key,
      position bigint generated always as identity unique,
      loan_num text collate "C" not null,
      condition_id text collate "C",
      internal boolean not null,
      author_id uuid not null,
      author_name text not null,
      author_outside boolean not null,
      key uuid not null,
      content jsonb not null,
      mentions uuid[] not null,
      written_at timestamptz not null,
      withdrawn_at timestamptz,
      unique (author_id, key)
    )`.execute(db);
    await sql`create index messages_of_loan on portal.messages (loan_num, position)`.execute(db);
    await sql`create index messages_of_author on portal.messages (author_id, loan_num)`.execute(db);
    await sql`create index messages_mentions on portal.messages using gin (mentions)`.execute(db);
    await sql`create table portal.message_reads (
      user_id uuid not null references portal.users on delete cascade,
      loan_num text collate "C" not null,
      condition_id text collate "C" not null,
      up_to bigint not null,
      primary key (user_id, loan_num, condition_id)
    )`.execute(db);
    await sql`create table portal.message_notices (
      message_id uuid not null references portal.messages,
      user_id uuid not null references portal.users on delete cascade,
      order_id uuid not null,
      primary key (message_id, user_id)
    )`.execute(db);
    await sql`create index message_notices_of_user on portal.message_notices (user_id)`.execute(db);
  },
};
