import { type Kysely, type Migration, sql } from 'kysely';

const records = [
  sql`
    create table portal.email_templates (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      code text not null,
      label text not null,
      "from" text,
      subject text not null,
      notes text,
      gen_doc_order integer,
      is_text boolean not null default false,
      pre_select_recipients text[] not null default '{}'
    )`,
  sql`create unique index email_templates_code on portal.email_templates (lower(code))`,
  sql`
    create table portal.price_groups (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      name text not null,
      description text,
      active boolean not null default true
    )`,
  sql`create unique index price_groups_name on portal.price_groups (lower(name))`,
  sql`
    create table portal.alt_lenders (
      id uuid primary key default gen_random_uuid(),
      version integer not null default 1,
      name text not null,
      nmls_id text,
      contact text,
      phone text,
      email text,
      address text,
      city text,
      state text,
      zip text,
      note text,
      active boolean not null default true
    )`,
  sql`create unique index alt_lenders_name on portal.alt_lenders (lower(name))`,
];

/** Administrators change each of these separately, so each has its own version. */
const single = [
  sql`
    create table portal.settings_version (
      only_row boolean primary key default true check (only_row),
      version integer not null default 1
    )`,
  sql`insert into portal.settings_version default values`,
  sql`
    create table portal.option_lists (
      code text primary key,
      version integer not null default 1,
      options jsonb not null default '{}'
    )`,
  sql`
    create table portal.loan_defaults (
      channel text primary key,
      version integer not null default 1,
      fields jsonb not null default '{}'
    )`,
  sql`insert into portal.loan_defaults (channel) values ('all'), ('1'), ('2'), ('3')`,
];

/** Names already used by users, branches, companies and rate sheets become price groups. */
const named = sql`
  insert into portal.price_groups (name)
  select min(name) from (
    select trim(price_group) as name from portal.users
    union all select trim(mini_correspondent_price_group) from portal.users
    union all select trim(price_group) from portal.branches
    union all select trim(price_group) from portal.companies
    union all select trim(subfolder) from portal.folder_files where folder = 'rates'
  ) as carried
  where name <> '' and lower(name) <> 'corporate'
  group by lower(name)`;

export const lenderMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...records, ...single, named]) await statement.execute(db);
  },
};
