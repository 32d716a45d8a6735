import type { Transaction } from 'kysely';
import { type BusinessCalendar, generalCalendar } from '../../domain/disclosure/calendar/business-days';
import type { LoanDocument } from '../../domain/loan/document';
import { statusGroup } from '../../domain/loan/status';
import type { Outcome } from '../../domain/orders/next-step';
import { orderKinds } from '../../domain/orders/orders.schemas';
import { followUp } from '../../domain/signing/follow-up';
import { mailBy } from '../../domain/signing/paper-mailing';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { portalCaller } from '../http/caller';
import { readLos } from '../loan/gateway.service';
import { defineOrderType, type OrderCaller, placeOrder } from '../orders/orders.service';
import { lenderSettings } from '../reference/reference.service';
import { closeForLoan } from './close-package';
import { timesOf } from './package-view';
import { publishSigning } from './publish-signing';
import {
  addEvent,
  changePackage,
  changeSigner,
  lockPackage,
  type StoredPackage,
  type WholePackage,
} from './signing.queries';
import { placeMailOrder } from './signing-email-order';
import { placeFilingOrder } from './signing-filing-order';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const waitingOf = ({ row, signers }: WholePackage) => ({
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  paperDueAt: row.paper_due_at?.toISOString() ?? null,
  signers: signers.map((signer) => ({
    id: signer.id,
    mailedAt: signer.mailed_at.toISOString(),
    reminders: signer.reminders,
    ...timesOf(signer),
  })),
});

/** Keeps the latest day to mail the package on paper, which moves with the loan. It is no change that staff must have seen. */
async function keepMailBy(
  trx: Transaction<PortalDb>,
  { row, documents }: WholePackage,
  loan: LoanDocument,
  general: BusinessCalendar,
): Promise<void> {
  const fileIds = documents.map(({ file_id: fileId }) => fileId);
  const day = mailBy({ kind: row.kind, sentAt: row.sent_at.toISOString(), fileIds }, loan, general);
  if (day === row.mail_by) return;
  await trx.updateTable('portal.signing_packages').set({ mail_by: day }).where('id', '=', row.id).execute();
}

/** Does what is due for a package: ends it, tells staff to send paper, or reminds signers. Returns whether it is still open. */
async function followPackage(portal: AppContext, packageId: string): Promise<boolean> {
  const settings = await lenderSettings(portal.db);
  const found = await portal.db
    .selectFrom('portal.signing_packages')
    .select('loan_num')
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow();
  const loan = await readLos(() => portal.los.loadLoan(found.loan_num));
  return portal.db.transaction().execute(async (trx) => {
    const whole = await lockPackage(trx, packageId);
    if (whole === undefined || whole.row.state !== 'open') return false;
    if (statusGroup(loan.sStatusT) === 'ended') {
      await closeForLoan(portal, trx, whole);
      return false;
    }
    const now = portal.clock();
    await keepMailBy(trx, whole, loan, generalCalendar(settings));
    const due = followUp(waitingOf(whole), now.toISOString(), settings.signingReminderDays);
    const subject = `loan:${whole.row.loan_num}`;
    if (due.expires) {
      await changePackage(trx, packageId, { state: 'expired', closed_at: now });
      await addEvent(trx, { package_id: packageId, at: now, kind: 'expired', by: null });
      await audit(trx, portalCaller, { action: 'signing.expire', subject, after: { package: packageId } });
      if (whole.signers.some(({ signed_at: at }) => at !== null))
        await placeFilingOrder(portal, trx, portalCaller, whole.row);
      await publishSigning(trx, whole.row.loan_num);
      return false;
    }
    if (due.paperDue) {
      await changePackage(trx, packageId, { paper_due_at: now });
      await addEvent(trx, { package_id: packageId, at: now, kind: 'paper-due', by: null });
      await audit(trx, portalCaller, { action: 'signing.paper-due', subject, after: { package: packageId } });
      await publishSigning(trx, whole.row.loan_num);
    }
    for (const signer of whole.signers.filter(({ id }) => due.remind.includes(id))) {
      await changeSigner(trx, signer.id, { reminders: signer.reminders + 1, mailed_at: now });
      await addEvent(trx, {
        package_id: packageId,
        signer_id: signer.id,
        at: now,
        kind: 'reminded',
        by: null,
        detail: signer.email,
      });
      await placeMailOrder(portal, trx, portalCaller, whole.row.loan_num, signer, 'reminder');
    }
    return true;
  });
}

const look = async (portal: AppContext, packageId: string): Promise<Outcome<null>> =>
  (await followPackage(portal, packageId)) ? { kind: 'waiting' } : { kind: 'completed', result: null };

/** Watches a package until it ends. It goes on after a restart, and looks at the package every few minutes. */
export const signingWatchOrder = defineOrderType({
  kind: 'signing-watch',
  ...orderKinds['signing-watch'],
  action: 'signing.work',
  pages: [],
  cancels: 'no-one',
  limitMs: 60_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * MINUTE_MS },
  deadlineMs: 400 * DAY_MS,
  isRepeatable: () => true,
  submit: async (portal, { request }) => look(portal, request.package),
  polling: {
    wait: { firstMs: 15 * MINUTE_MS, factor: 1, mostMs: 15 * MINUTE_MS },
    ask: async (portal, { request }) => look(portal, request.package),
  },
});

/** Orders the watch over a package in the caller's transaction. */
export async function placeWatchOrder(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  caller: OrderCaller,
  { id, loan_num }: Pick<StoredPackage, 'id' | 'loan_num'>,
): Promise<void> {
  const request = { package: id };
  await placeOrder(portal, trx, signingWatchOrder, { loanNum: loan_num, caller, request, detail: request });
}
