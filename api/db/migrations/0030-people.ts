import { type Kysely, type Migration, sql } from 'kysely';

/** What administrators see and change of users and roles, and indexes for finding one user among many. */
export const peopleMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      // `version` counts the user's own settings; `record_version` counts changes by administrators.
      sql`alter table portal.users
        add column phone text,
        add column nmls_id text,
        add column last_sign_in_at timestamptz,
        add column locked_until timestamptz,
        add column record_version integer not null default 1,
        add column search_text text not null generated always as
          (login || ' ' || first_name || ' ' || last_name || ' ' || email) stored`,
      sql`update portal.users u set last_sign_in_at =
        (select max(s.created_at) from portal.sessions s where s.user_id = u.id)`,
      sql`create index users_search on portal.users using gin (search_text gin_trgm_ops)`,
      sql`create index users_side_login on portal.users (is_pml, login)`,
      sql`create index users_side_name on portal.users (is_pml, lower(last_name), login)`,
      sql`create index users_branch on portal.users (branch_name) where branch_name is not null`,
      sql`create index users_company on portal.users (company_name) where company_name is not null`,
      sql`create index users_disabled on portal.users (is_pml, login) where disabled_at is not null`,
      sql`create index users_locked on portal.users (locked_until) where locked_until is not null`,
      sql`create index user_roles_role on portal.user_roles (role, user_id)`,
      sql`alter table portal.role_permissions add column version integer not null default 1`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
