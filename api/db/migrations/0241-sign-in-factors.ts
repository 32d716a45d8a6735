import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Second factors besides the emailed PIN. A row of `pins` without a hash is a sign-in whose password was right and that waits for
 * a factor. `proved_at` is when the user of a session last showed who they are.
 */
const statements = [
  sql`create table portal.factors (
    id uuid primary key,
    user_id uuid not null references portal.users on delete cascade,
    kind text not null,
    name text not null,
    content jsonb not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_used_at timestamptz,
    last_step integer
  )`,
  sql`create index factors_user on portal.factors (user_id)`,
  sql`create table portal.recovery_codes (
    user_id uuid not null references portal.users on delete cascade,
    code_hash text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  sql`alter table portal.pins alter column pin_hash drop not null`,
  sql`alter table portal.remembered_devices add column with_factor boolean not null default false`,
  sql`alter table portal.sessions add column proved_at timestamptz, add column factor_due_at timestamptz`,
  sql`alter table portal.users add column factor_due_since timestamptz`,
];

export const signInFactorsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
