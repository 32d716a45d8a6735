import type { Transaction } from 'kysely';
import { isWaitedFor } from '../../domain/signing/signing-state';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { portalCaller } from '../http/caller';
import type { OrderCaller } from '../orders/orders.service';
import { timesOf } from './package-view';
import { addEvent, changePackage, type WholePackage } from './signing.queries';
import { placeMailOrder } from './signing-email-order';

interface Closing {
  readonly caller: OrderCaller;
  /** The name of the user; null for the portal. */
  readonly by: string | null;
  readonly reason: string;
}

/** Voids a locked package, and tells those who have not finished that their link no longer works. */
export async function voidPackage(
  portal: Pick<AppContext, 'vault' | 'clock'>,
  trx: Transaction<PortalDb>,
  { row, signers }: WholePackage,
  { caller, by, reason }: Closing,
): Promise<void> {
  const now = portal.clock();
  await changePackage(trx, row.id, { state: 'voided', closed_at: now, reason });
  await addEvent(trx, { package_id: row.id, at: now, kind: 'voided', by, detail: reason });
  await trx
    .deleteFrom('portal.signing_sessions')
    .where(
      'signer_id',
      'in',
      signers.map(({ id }) => id),
    )
    .execute();
  for (const signer of signers.filter((each) => isWaitedFor(timesOf(each))))
    await placeMailOrder(portal, trx, caller, row.loan_num, signer, 'voided');
  await audit(trx, caller, {
    action: 'signing.void',
    subject: `loan:${row.loan_num}`,
    after: { package: row.id, reason },
  });
}

/** Ends a locked package whose loan was withdrawn, canceled or denied. */
export const closeForLoan = (
  portal: Pick<AppContext, 'vault' | 'clock'>,
  trx: Transaction<PortalDb>,
  whole: WholePackage,
): Promise<void> =>
  voidPackage(portal, trx, whole, { caller: portalCaller, by: null, reason: 'The loan application has ended.' });
