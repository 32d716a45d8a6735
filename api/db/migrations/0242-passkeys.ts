import { type Kysely, type Migration, sql } from 'kysely';

/** Passkeys among the factors. A challenge belongs to a session that adds one, or to a sign-in, and is used once. */
const statements = [
  sql`alter table portal.factors add column credential_hash text unique, add column counter bigint`,
  sql`create table portal.passkey_challenges (
    holder text primary key,
    challenge text not null,
    expires_at timestamptz not null
  )`,
];

export const passkeysMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
