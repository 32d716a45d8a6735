import type { Transaction } from 'kysely';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { Caller } from '../../http/caller';
import { hashPassword } from '../passwords';
import { randomToken } from '../secrets';
import { dropMailed, type User } from '../user.queries';

/**
 * Anyone can register as an external user with the address of someone else, which only the first sign-in proves. When the owner of the address
 * comes with a provider before that, the password may be a stranger's, so it is replaced by one that no one knows.
 */
export async function dropUnprovedPassword(
  trx: Transaction<PortalDb>,
  { id, login }: User,
  caller: Caller<null>,
): Promise<void> {
  const hash = await hashPassword(randomToken());
  const { numUpdatedRows } = await trx
    .updateTable('portal.users')
    .set((is) => ({ password_hash: hash, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .where('is_pml', '=', true)
    .where('last_sign_in_at', 'is', null)
    // A temporary password was mailed to the address.
    .where('temporary_until', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return;
  await dropMailed(trx, id);
  await audit(trx, caller, { action: 'user.password', subject: `user:${login}` });
}
