import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { Author, Caller } from '../../http/caller';
import { revokeAccess, type User } from '../user.queries';
import { mailFactorChange } from './factor-notice';
import { lockUser } from './factors.queries';
import { dropRecoveryCodes } from './recovery-codes';

/**
 * Removes all factors and recovery codes of a user who lost them, and ends their sessions. They sign in with password and emailed PIN
 * and add others.
 */
export async function resetFactors(portal: AppContext, user: User, caller: Caller<Author>): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const removed = await trx.deleteFrom('portal.factors').where('user_id', '=', user.id).returning('name').execute();
    await dropRecoveryCodes(trx, user.id);
    await revokeAccess(trx, user.id, portal.clock(), 'factors-reset');
    await audit(trx, caller, {
      action: 'user.reset-factors',
      subject: `user:${user.login}`,
      before: { factors: removed.map(({ name }) => name) },
    });
    await mailFactorChange(portal, trx, user, { kind: 'reset' });
  });
}
