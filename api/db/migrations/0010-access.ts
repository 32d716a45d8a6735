import { type Kysely, type Migration, sql } from 'kysely';

/** Users, roles, sessions, PINs, remembered devices, and the counters that throttle sign-in. */
async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table portal.users (
      id uuid primary key,
      login text not null unique check (login = lower(login) and login <> ''),
      email text not null,
      first_name text not null,
      last_name text not null,
      display_name text,
      password_hash text not null,
      is_pml boolean not null,
      is_retail boolean not null default false,
      branch_name text,
      company_name text,
      price_group text,
      mini_correspondent_price_group text,
      can_view_mini boolean not null default false,
      settings jsonb not null default '{}',
      shortcuts jsonb not null default '[]',
      disabled_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1
    )`,
    sql`create table portal.user_roles (
      user_id uuid not null references portal.users (id) on delete cascade,
      role text not null,
      primary key (user_id, role)
    )`,
    sql`create table portal.role_permissions (
      role text not null,
      is_pml boolean not null,
      menu_permissions integer[] not null,
      loan_status_permissions text[] not null,
      primary key (role, is_pml)
    )`,
    sql`create table portal.ui_access (
      connect_portal text not null check (connect_portal = lower(connect_portal)),
      role text not null,
      letter text not null check (letter in ('r', 'w')),
      primary key (connect_portal, role)
    )`,
    sql`create table portal.sessions (
      id uuid primary key,
      user_id uuid not null references portal.users (id) on delete cascade,
      is_lqb boolean not null default false,
      device text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null,
      revoked_at timestamptz,
      revoked_reason text
    )`,
    sql`create index sessions_user on portal.sessions (user_id, ends_at)`,
    sql`create table portal.pins (
      id uuid primary key,
      user_id uuid not null references portal.users (id) on delete cascade,
      pin_hash text not null,
      browser_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries integer not null default 0,
      used_at timestamptz
    )`,
    sql`create index pins_user on portal.pins (user_id)`,
    sql`create table portal.remembered_devices (
      id uuid primary key,
      user_id uuid not null references portal.users (id) on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    sql`create index remembered_devices_user on portal.remembered_devices (user_id)`,
    sql`create table portal.throttle (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
    sql`create index throttle_expire on portal.throttle (expire)`,
    sql`create table portal.general_settings (
      key text primary key,
      value jsonb not null
    )`,
    sql`create table portal.mailbox (
      id bigint generated always as identity primary key,
      recipient text not null,
      subject text not null,
      body text not null,
      at timestamptz not null
    )`,
    sql`create index mailbox_recipient on portal.mailbox (recipient, id desc)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

export const accessMigration: Migration = { up };
