import { type Kysely, type Migration, sql } from 'kysely';

/** PINs with which users show who they are in a session; they sign no one in. */
export const proofPinsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table portal.proof_pins (
      session_id uuid primary key references portal.sessions (id) on delete cascade,
      id uuid not null,
      pin_hash text not null,
      tries integer not null,
      expires_at timestamptz not null
    )`.execute(db);
  },
};
