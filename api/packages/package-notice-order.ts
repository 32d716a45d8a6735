import type { Transaction } from 'kysely';
import { errorTexts } from '../../domain/messages/error-texts';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { packageTitles } from '../../domain/packages/package-titles';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { AppError } from '../http/app-error';
import { defineOrderType, placeOrder } from '../orders/orders.service';
import { sendToSign } from '../signing/signing.service';
import { type PackageRow, packageById } from './packages.queries';
import { storedRecipients } from './recipients';

const HOUR_MS = 3_600_000;

const authorOf = ({ by_login, by_name }: PackageRow) => ({
  ...{ actor: { login: by_login, displayName: by_name }, requestId: null, address: null },
});

/** Sends a package that was made to its borrowers to sign, once: to the addresses that its author saw. */
export const packageNoticeOrder = defineOrderType({
  kind: 'package-notice',
  ...orderKinds['package-notice'],
  action: 'signing.work',
  pages: ['loan-doc'],
  cancels: 'lender',
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 5 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  // A package is sent once for its key.
  isRepeatable: () => true,
  async submit(portal, { request: { packageId } }): Promise<Outcome<null>> {
    const row = await packageById(portal.db, packageId);
    if (row === undefined || row.document_id === null) throw new Error(`The package ${packageId} is not made.`);
    const title = packageTitles[row.package_type];
    try {
      await sendToSign(portal, authorOf(row), row.loan_num, {
        ...{ key: row.id, title, kind: 'other', documents: [{ documentId: row.document_id, title }] },
        recipients: storedRecipients(portal, row),
      });
      return { kind: 'completed', result: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (['internal', 'los-unavailable', 'los-timeout'].includes(error.code))
        return { kind: 'not-reached', problem: engineProblem('not-sent') };
      return { kind: 'failed', problem: { code: error.code, ...errorTexts(error.wording) } };
    }
  },
});

/** Orders the sending of a package in the transaction that records that it is made. */
export async function placeNotice(portal: AppContext, trx: Transaction<PortalDb>, row: PackageRow): Promise<void> {
  const request = { packageId: row.id };
  await placeOrder(portal, trx, packageNoticeOrder, {
    ...{ loanNum: row.loan_num, caller: authorOf(row), request, detail: request },
  });
}
