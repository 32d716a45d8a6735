import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Users who registered and have not shown that the address is theirs. Of those from before, the ones who could have been made in no other
 * way: an administrator's user has a temporary password or a role, a provider's has an account there.
 */
const statements = [
  sql`alter table portal.users add column unproved boolean not null default false`,
  sql`update portal.users u set unproved = true
    where is_pml and last_sign_in_at is null and temporary_until is null
      and not exists (select from portal.user_roles where user_id = u.id)
      and not exists (select from portal.identities where user_id = u.id)
      and exists (select from portal.audit where action = 'user.create' and subject = 'user:' || u.login and actor is null)`,
];

export const unprovedUsersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
