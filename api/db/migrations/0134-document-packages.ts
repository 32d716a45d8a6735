import { type Kysely, type Migration, sql } from 'kysely';

/** Audits of packages of documents, with the sealed account of a vendor, and the packages that were made. */
export const documentPackagesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.document_audits (
      id uuid primary key,
      token_hash text not null unique,
      user_id uuid not null references portal.users on delete cascade,
      loan_num text not null,
      loan_version integer not null,
      package_type text not null,
      plan_code text not null,
      framework text not null,
      can_generate boolean not null,
      account jsonb,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      previewed_at timestamptz
    )`.execute(db);
    await sql`create index document_audits_expiry on portal.document_audits (expires_at)`.execute(db);
    await sql`create table portal.document_packages (
      id uuid primary key,
      loan_num text not null,
      loan_version integer not null,
      package_type text not null,
      plan_code text not null,
      framework text not null,
      forms text[] not null,
      is_self_prepared boolean not null,
      notify boolean not null,
      order_id uuid,
      document_id text,
      by_login text not null,
      by_name text not null,
      created_at timestamptz not null,
      made_at timestamptz
    )`.execute(db);
    await sql`create index document_packages_of_loan on portal.document_packages (loan_num, created_at)`.execute(db);
  },
};
