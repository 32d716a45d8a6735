import type { Transaction } from 'kysely';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { COPY_DAYS } from '../../domain/signing/signing-limits';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { AppError } from '../http/app-error';
import { portalCaller } from '../http/caller';
import { defineOrderType, type OrderCaller, placeOrder } from '../orders/orders.service';
import { fileSignedCopy } from './file-signed-copy';
import {
  addEvent,
  changePackage,
  changeSigner,
  eventsOf,
  lockPackage,
  packageById,
  type StoredPackage,
} from './signing.queries';
import { placeMailOrder } from './signing-email-order';

const DAY_MS = 86_400_000;

/** Records that all copies are filed, and mails the signers where to download them. */
async function complete(portal: AppContext, packageId: string): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const whole = await lockPackage(trx, packageId);
    if (whole === undefined || whole.row.filed_at !== null) return;
    const now = portal.clock();
    const { row } = whole;
    const until = new Date(now.getTime() + COPY_DAYS * DAY_MS);
    await changePackage(trx, packageId, { filed_at: now });
    await addEvent(trx, { package_id: packageId, at: now, kind: 'completed', by: null });
    for (const signer of whole.signers.filter(({ signed_at: at }) => at !== null)) {
      await changeSigner(trx, signer.id, { link_expires_at: until });
      await placeMailOrder(portal, trx, portalCaller, row.loan_num, signer, 'copy');
    }
    const copies = whole.documents.map(({ copy_id, copy_sha256 }) => ({ id: copy_id, sha256: copy_sha256 }));
    await audit(trx, portalCaller, {
      action: 'documents.issue',
      subject: `loan:${row.loan_num}`,
      after: { package: packageId, copies },
    });
  });
}

/** Files the signed copies of a package. What a try before has filed stays, and is not filed twice. */
export const signingFilingOrder = defineOrderType({
  kind: 'signing-filing',
  ...orderKinds['signing-filing'],
  action: 'signing.work',
  pages: ['edisclosure'],
  cancels: 'no-one',
  limitMs: 300_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 30 * DAY_MS,
  isRepeatable: () => true,
  async submit(portal, { request, operation }): Promise<Outcome<null>> {
    const whole = await packageById(portal.db, request.package);
    if (whole === undefined || whole.row.filed_at !== null) return { kind: 'completed', result: null };
    const events = await eventsOf(portal.db, [request.package]);
    try {
      for (const document of whole.documents)
        if (document.copy_key === null) await fileSignedCopy(portal, operation, { whole, document, events });
    } catch (error) {
      // Every try does the same; what keeps it from its work may be over later.
      portal.log.warn({ err: error, package: request.package }, 'a signed copy could not be filed');
      if (error instanceof AppError) return { kind: 'not-reached', problem: engineProblem('not-sent') };
      throw error;
    }
    await complete(portal, request.package);
    return { kind: 'completed', result: null };
  },
});

/** Orders the filing of signed copies in the caller's transaction. */
export async function placeFilingOrder(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  caller: OrderCaller,
  { id, loan_num }: Pick<StoredPackage, 'id' | 'loan_num'>,
): Promise<void> {
  const request = { package: id };
  await placeOrder(portal, trx, signingFilingOrder, { loanNum: loan_num, caller, request, detail: request });
}
