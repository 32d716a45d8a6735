import type { Transaction } from 'kysely';
import { addDays, pacificDate } from '../../domain/format/date';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import type { noticeKinds, TransferBody } from '../../domain/servicing/transfer.schemas';
import { transferDates } from '../../domain/servicing/transfer-dates';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { renderDocument, transferNotice } from '../documents/documents.service';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { visibleLoan, writeLoan } from '../loan/gateway.service';
import { lenderSettings } from '../reference/reference.service';
import { assertFreeContact } from './free-contact';
import { firstServicer, newServicerOf } from './loan-servicer';
import { payToOf } from './pay-to';
import { servicingPaymentOf } from './payment.service';
import { letterHead } from './payment-letter';
import { storeServicingPositions } from './positions.queries';
import { transferOf } from './transfer.queries';

/** The days on which the old servicer stops and the new one begins are the same or follow each other (12 CFR 1024.33(b)(4)(iv)). */
function assertDays({ effectiveD, lastD }: TransferBody): void {
  if (lastD !== effectiveD && lastD !== addDays(effectiveD, -1)) {
    throw invalid('fields-not-valid', { lastD: 'transfer-last-day' });
  }
}

async function assertServicer({ db }: AppContext, servicerId: string): Promise<void> {
  const found = await db
    .selectFrom('portal.servicers')
    .select('id')
    .where('id', '=', servicerId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!found) throw invalid('fields-not-valid', { servicerId: 'servicer-not-active' });
}

async function storeTransfer(
  trx: Transaction<PortalDb>,
  loanNum: string,
  { transferVersion, servicerId, lastD, goodbyeOn, helloOn }: TransferBody,
  saved: { readonly saved_by: string; readonly saved_at: Date },
): Promise<void> {
  const values = { servicer_id: servicerId, last_day: lastD, goodbye_on: goodbyeOn, hello_on: helloOn, ...saved };
  const stored =
    transferVersion === null
      ? await trx
          .insertInto('portal.servicing_transfers')
          .values({ loan_num: loanNum, version: 1, ...values })
          .onConflict((of) => of.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('portal.servicing_transfers')
          .set({ ...values, version: transferVersion + 1 })
          .where('loan_num', '=', loanNum)
          .where('version', '=', transferVersion)
          .returning('version')
          .executeTakeFirst();
  if (!stored) throw refuse('stale');
}

/**
 * Plans or changes the transfer of a loan. The LOS compares the version of the loan, and the portal that of the transfer, so that no
 * one overwrites what they have not seen.
 */
export async function saveTransfer(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  body: TransferBody,
): Promise<ServicingPayment> {
  assertDays(body);
  const loan = await visibleLoan(portal, caller.actor, loanNum);
  await assertServicer(portal, body.servicerId);
  const today = pacificDate(portal.clock());
  const current = await transferOf(portal.db, loan, today);
  if ((current?.version ?? null) !== body.transferVersion) throw refuse('stale');
  const { version, transferVersion: _, sSubservicerLoanNm, effectiveD, ...detail } = body;
  const write = {
    action: 'loan.servicing-transfer',
    loanNum: loan.sLNm,
    detail: { ...detail, effectiveD },
    event: 'loan',
  } as const;
  const moved = await writeLoan(portal, caller, write, (operation) =>
    portal.los.moveServicing(operation, loan.sLNm, { version, sServicingTransferD: effectiveD, sSubservicerLoanNm }),
  );
  await portal.db.transaction().execute(async (trx) => {
    await storeTransfer(trx, loan.sLNm, body, { saved_by: caller.actor.login, saved_at: portal.clock() });
    await storeServicingPositions(portal, trx, [loan.sLNm]);
  });
  return servicingPaymentOf(portal, caller.actor, moved);
}

/** The notice of the transfer of a loan. Nothing is stored. */
export async function transferNoticeFile(
  portal: AppContext,
  { actor }: Caller,
  loanNum: string,
  kind: (typeof noticeKinds)[number],
): Promise<Uint8Array> {
  const loan = await visibleLoan(portal, actor, loanNum);
  const transfer = await transferOf(portal.db, loan, pacificDate(portal.clock()));
  if (transfer === null) throw notFound('no-transfer');
  const [settings, first, moved] = await Promise.all([
    lenderSettings(portal.db),
    firstServicer(portal.db),
    newServicerOf(portal.db, loan.sLNm),
  ]);
  assertFreeContact(first, settings);
  assertFreeContact(moved, settings);
  const { effectiveD, lastD } = transfer;
  const data = {
    ...letterHead(loan),
    ...{ kind, effectiveD, lastD, firstD: effectiveD, newLoanNum: loan.sSubservicerLoanNm ?? null },
    protectedThroughD: transferDates(effectiveD).protectedThrough,
    ...{ old: payToOf(first, settings), new: payToOf(moved, settings) },
  };
  return renderDocument(portal, transferNotice, data, {
    ...{ language: 'en', created: portal.clock(), owner: actor.login },
  });
}
