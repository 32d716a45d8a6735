import { sql, type Transaction } from 'kysely';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { Author, Caller } from '../../http/caller';

/**
 * Ends a user under this user ID whom a registration in an earlier version created before its address was proved, so that its owner can have the
 * ID. What an administrator has given roles, an account or a lock is theirs, and stays.
 */
export async function endUnprovedUser(
  trx: Transaction<PortalDb>,
  login: string,
  caller: Caller<Author | null>,
): Promise<void> {
  const { rows } = await sql<{ email: string; firstName: string; lastName: string }>`
    delete from portal.users u
    where login = ${login} and unproved and last_sign_in_at is null and disabled_at is null
      and not exists (select from portal.user_roles where user_id = u.id)
      and not exists (select from portal.identities where user_id = u.id)
    returning email, first_name as "firstName", last_name as "lastName"`.execute(trx);
  const [registered] = rows;
  if (registered === undefined) return;
  await audit(trx, caller, {
    action: 'user.delete',
    subject: `user:${login}`,
    before: registered,
    after: { reason: 'registration-not-proved' },
  });
}
