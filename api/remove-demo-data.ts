import { removeKnownAccounts } from './access/demo-users';
import type { AppContext } from './app-context';
import { audit } from './audit/audit.service';
import { removeDemoRegister } from './hmda/hmda.service';
import { portalCaller } from './http/caller';
import { removeDemoLoans } from './los/index';
import { removeDemoServicing } from './servicing/servicing.service';

/** Removes the users and loans of the demo, and records that. Returns what it changed. */
export async function removeDemoData(portal: Pick<AppContext, 'db' | 'clock'>) {
  const accounts = await removeKnownAccounts(portal);
  const loans = await portal.db.transaction().execute(async (trx) => {
    const removed = await removeDemoLoans(trx);
    await removeDemoServicing(trx);
    await removeDemoRegister(trx);
    const users = accounts.demo.length;
    await audit(trx, portalCaller, { action: 'demo.remove', subject: 'demo:data', after: { users, loans: removed } });
    return removed;
  });
  return { ...accounts, loans };
}
