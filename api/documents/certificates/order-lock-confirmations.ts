import type { Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { offeredByLos } from '../../los/offered';
import { placeOrder } from '../../orders/orders.service';
import { settingOf } from '../../reference/reference.service';
import { lockConfirmationOrder } from './document-orders';
import { authorOf, type Reported } from './order-documents';

/** Decisions of the lock desk that change a lock. */
const confirming: readonly unknown[] = ['confirm', 'revise', 'concession'];
/** What originators ask for, which is confirmed at once where the lender has set it so. */
const asking: readonly string[] = ['loan.lock-request', 'loan.lock-move'];

/** Orders the Lock Confirmation after each change of a lock that was confirmed. */
export async function orderLockConfirmations(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  reported: readonly Reported[],
): Promise<void> {
  const decided = reported.filter(
    ({ write }) => write.action === 'loan.lock-decision' && confirming.includes(write.detail.move),
  );
  const asked = reported.filter(({ write }) => asking.includes(write.action));
  if (decided.length + asked.length === 0) return;
  if (!(await offeredByLos(portal.los)).includes('documents')) return;
  const isAutomatic = asked.length > 0 && (await settingOf(portal.db, 'autoLock'));
  for (const write of isAutomatic ? [...decided, ...asked] : decided) {
    const order = { loanNum: write.loanNum, caller: authorOf(write), request: {} };
    await placeOrder(portal, trx, lockConfirmationOrder, order);
  }
}
