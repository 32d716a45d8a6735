import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Accounts at OpenID Connect providers and the users they sign in, and sign-ins that wait for the provider. A sign-in whose second step is
 * the portal's, and the session that follows, name the provider.
 */
const statements = [
  sql`create table portal.identities (
    id uuid primary key,
    user_id uuid not null references portal.users on delete cascade,
    issuer text not null,
    subject text not null,
    origin text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    unique (issuer, subject),
    unique (user_id, issuer)
  )`,
  sql`create table portal.oidc_sign_ins (
    state_hash text primary key,
    browser_hash text not null,
    provider text not null,
    expires_at timestamptz not null
  )`,
  sql`create index oidc_sign_ins_expiry on portal.oidc_sign_ins (expires_at)`,
  sql`alter table portal.pins add column provider text, add column provider_until timestamptz`,
  sql`alter table portal.sessions add column provider text`,
];

export const identitiesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
