import type { Transaction } from 'kysely';
import { withLockChange } from '../../../domain/disclosure/changes/lock-change';
import { cocList } from '../../../domain/fees/closing-records.schemas';
import { pacificDate } from '../../../domain/format/date';
import { orderKinds } from '../../../domain/orders/orders.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { followOrder, readLos, writeLos } from '../../loan/gateway.service';
import { offeredByLos } from '../../los/offered';
import { defineOrderType, type OrderCaller, placeOrder } from '../../orders/orders.service';

const HOUR_MS = 3_600_000;

/** Requests the change of circumstance that a rate lock, its end or its cancellation requires. Another write first: it tries again. */
export const lockChangeOrder = defineOrderType({
  kind: 'lock-change',
  ...orderKinds['lock-change'],
  action: 'loan.coc-lock',
  pages: ['coc'],
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 5 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  // The change names its order.
  isRepeatable: () => true,
  async submit(portal, { id, loanNum, operation, request: { expired, on } }) {
    if (loanNum === null) throw new Error('A change of a rate lock is about a loan.');
    const loan = await readLos(() => portal.los.loadLoan(loanNum));
    const by = { actor: { login: operation.by, displayName: operation.byName }, requestId: null, address: null };
    const at = portal.clock().toISOString();
    const cocs = withLockChange(loan, { orderId: id, expired, on, at, by: operation.byName });
    if (cocs === undefined) return { kind: 'completed', result: { requested: false } };
    const write = { action: 'loan.coc-request', loanNum, detail: { expired, on }, event: 'loan' } as const;
    const change = { version: loan.version, lists: { cocs: cocList.parse(cocs) }, values: {} };
    const saved = await writeLos(portal, by, write, (each) => portal.los.saveClosingCosts(each, loanNum, change));
    await followOrder(portal, operation, saved);
    return { kind: 'completed', result: { requested: true } };
  },
});

interface ChangedLock {
  readonly loanNum: string;
  readonly caller: OrderCaller;
  readonly expired: boolean;
}

/** Orders the request for each of these loans that has a Loan Estimate, in the caller's transaction. */
export async function orderLockChanges(
  portal: AppContext,
  trx: Transaction<PortalDb>,
  changed: readonly ChangedLock[],
): Promise<void> {
  if (changed.length === 0 || !(await offeredByLos(portal.los)).includes('fees')) return;
  const loans = await portal.los.loadLoans(changed.map(({ loanNum }) => loanNum));
  const disclosed = new Set(loans.flatMap(({ sLNm, loanEstimates = [] }) => (loanEstimates.length > 0 ? sLNm : [])));
  const on = pacificDate(portal.clock());
  for (const { loanNum, caller, expired } of changed) {
    if (!disclosed.has(loanNum)) continue;
    await placeOrder(portal, trx, lockChangeOrder, { loanNum, caller, request: { expired, on } });
  }
}
