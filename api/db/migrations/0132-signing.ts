import { type Kysely, type Migration, sql } from 'kysely';

/** Packages that borrowers sign online: documents, signers, their sessions, and what happened. */
export const signingMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.signing_packages (
      id uuid primary key,
      loan_num text collate "C" not null,
      key uuid not null,
      title text not null,
      kind text not null,
      state text not null default 'open',
      version integer not null default 1,
      sent_at timestamptz not null,
      sent_by text not null,
      sent_by_name text not null,
      expires_at timestamptz not null,
      closed_at timestamptz,
      filed_at timestamptz,
      reason text,
      paper_due_at timestamptz,
      paper_mailed_on text,
      unique (loan_num, key)
    )`.execute(db);
    await sql`create table portal.signing_documents (
      id uuid primary key,
      package_id uuid not null references portal.signing_packages,
      position integer not null,
      title text not null,
      file_id text not null,
      file_name text not null,
      folder_name text not null,
      doc_type text not null,
      lender_only boolean not null,
      storage_key text not null,
      size integer not null,
      sha256 text not null,
      copy_id text not null,
      copy_sha256 text,
      copy_key text,
      unique (package_id, position)
    )`.execute(db);
    await sql`create table portal.signing_signers (
      id uuid primary key,
      package_id uuid not null references portal.signing_packages,
      position integer not null,
      name text not null,
      email text not null,
      language text not null,
      link_no integer not null default 1,
      token_hash text unique,
      link_expires_at timestamptz not null,
      mail_order uuid,
      mailed_at timestamptz not null,
      reminders integer not null default 0,
      code_hash text,
      code_tries integer not null default 0,
      pin_hash text,
      pin_expires_at timestamptz,
      pin_tries integer not null default 0,
      opened_at timestamptz,
      consented_at timestamptz,
      consent_version text,
      received_at timestamptz,
      viewed_at timestamptz,
      signed_at timestamptz,
      signed_name text,
      spelling text,
      ended text,
      ended_at timestamptz,
      reason text,
      unique (package_id, position)
    )`.execute(db);
    await sql`create table portal.signing_turns (
      signer_id uuid not null references portal.signing_signers,
      document_id uuid not null references portal.signing_documents,
      opened_at timestamptz,
      viewed_at timestamptz,
      primary key (signer_id, document_id)
    )`.execute(db);
    await sql`create table portal.signing_sessions (
      token_hash text primary key,
      signer_id uuid not null references portal.signing_signers,
      link_no integer not null,
      expires_at timestamptz not null
    )`.execute(db);
    await sql`create index signing_sessions_of_signer on portal.signing_sessions (signer_id)`.execute(db);
    await sql`create table portal.signing_events (
      id bigint generated always as identity primary key,
      package_id uuid not null references portal.signing_packages,
      signer_id uuid references portal.signing_signers,
      document_id uuid references portal.signing_documents,
      at timestamptz not null,
      kind text not null,
      by text,
      address text,
      user_agent text,
      detail text
    )`.execute(db);
    await sql`create index signing_events_of_package on portal.signing_events (package_id, id)`.execute(db);
  },
};
