import type { Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { settingOf } from '../../reference/reference.service';
import { orderLockChanges } from './lock-change-order';

/** A write of a user that the feed of the LOS reported. */
interface ReportedWrite {
  readonly loanNum: string;
  readonly write: {
    readonly login: string;
    readonly name: string;
    readonly action: string;
    readonly detail: Readonly<Record<string, unknown>>;
  };
}

/** Decisions of the lock desk that change a lock. */
const confirming: readonly unknown[] = ['confirm', 'revise', 'concession'];
/** What originators ask for, which is confirmed at once where the lender has set it so. */
const asking: readonly string[] = ['loan.lock-request', 'loan.lock-move'];

/** Requests a change of circumstance after each change of a lock that was confirmed, once for each change. */
export async function followLocks(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  reported: readonly ReportedWrite[],
): Promise<void> {
  const decided = reported.filter(
    ({ write }) => write.action === 'loan.lock-decision' && confirming.includes(write.detail.move),
  );
  const asked = reported.filter(({ write }) => asking.includes(write.action));
  const isAutomatic = asked.length > 0 && (await settingOf(portal.db, 'autoLock'));
  const changed = (isAutomatic ? [...decided, ...asked] : decided).map(({ loanNum, write: { login, name } }) => ({
    ...{ loanNum, expired: false },
    caller: { actor: { login, displayName: name }, requestId: null, address: null },
  }));
  await orderLockChanges(portal, trx, changed);
}
