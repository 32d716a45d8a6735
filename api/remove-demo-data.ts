import { removeKnownAccounts } from './access/demo-users';
import type { AppContext } from './app-context';
import { audit } from './audit/audit.service';
import { removeDemoRegister } from './hmda/hmda.service';
import { portalCaller } from './http/caller';
import { removeDemoLoans } from './los/index';
import { removeDemoServicing } from './servicing/servicing.service';

/** Removes the users and loans of the demo, and records that: all of it, or nothing. Returns what it changed. */
export const removeDemoData = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>) =>
  db.transaction().execute(async (trx) => {
    const accounts = await removeKnownAccounts(trx, clock());
    const loans = await removeDemoLoans(trx);
    await removeDemoServicing(trx);
    await removeDemoRegister(trx);
    const users = accounts.demo.length;
    await audit(trx, portalCaller, { action: 'demo.remove', subject: 'demo:data', after: { users, loans } });
    return { ...accounts, loans };
  });
