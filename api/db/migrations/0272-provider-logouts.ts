import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The session at the provider of each session and of each sign-in that waits for its second step, and the logouts that providers have
 * reported: each token counts once, and a sign-in that a provider answered before its logout opens no session.
 */
const statements = [
  sql`alter table portal.sessions add column provider_sid text`,
  sql`create index sessions_by_provider_sid on portal.sessions (provider, provider_sid) where provider_sid is not null`,
  sql`alter table portal.pins add column provider_sid text, add column provider_at timestamptz`,
  sql`create table portal.provider_logouts (
    issuer text not null,
    jti text not null,
    subject text,
    sid text,
    issued_at timestamptz not null,
    received_at timestamptz not null,
    primary key (issuer, jti)
  )`,
  sql`create index provider_logouts_by_age on portal.provider_logouts (received_at)`,
];

export const providerLogoutsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
