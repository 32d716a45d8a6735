import type { Transaction } from 'kysely';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { SigningEmailRequest } from '../../domain/signing/signing.schemas';
import { isWaitedFor } from '../../domain/signing/signing-state';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { sendForOrder } from '../email/email.service';
import { defineOrderType, type OrderCaller, placeOrder } from '../orders/orders.service';
import type { MailMessage } from '../ports/mail/mail';
import { lenderSettings } from '../reference/reference.service';
import { timesOf } from './package-view';
import { changeSigner, packageById, type StoredPackage, type StoredSigner } from './signing.queries';
import { linkOf } from './signing-link';
import { signingMail } from './signing-mail';

const HOUR_MS = 3_600_000;

/** Whether the email still has something to say: its link is the latest one, and the signer has not finished. */
function isDue({ row }: { row: StoredPackage }, signer: StoredSigner, { what, link }: SigningEmailRequest): boolean {
  if (what === 'voided' || what === 'moved') return true;
  if (signer.link_no !== link) return false;
  if (what === 'copy') return row.state !== 'open' && row.state !== 'voided';
  return row.state === 'open' && isWaitedFor(timesOf(signer));
}

/** The email, made when it is sent: its link is in no order and no table. Null if there is nothing to say any more. */
async function mailOf(portal: AppContext, request: SigningEmailRequest): Promise<MailMessage | null> {
  const signer = await portal.db
    .selectFrom('portal.signing_signers')
    .selectAll()
    .where('id', '=', request.signer)
    .executeTakeFirstOrThrow();
  const whole = await packageById(portal.db, signer.package_id);
  if (whole === undefined || !isDue(whole, signer, request)) return null;
  const link = linkOf(portal, signer);
  if (link === null) return null;
  const { lenderName, contactEmail, contactPhone } = await lenderSettings(portal.db);
  const facts = { lender: lenderName, contact: [contactPhone, contactEmail].filter(Boolean).join(', ') };
  return {
    to: request.to ?? signer.email,
    ...signingMail(request.what, signer.language, { ...facts, link, row: whole.row, signer }),
  };
}

/** An email to a signer. Who ordered it and what became of it are shown; its link is not. */
export const signingEmailOrder = defineOrderType({
  kind: 'signing-email',
  ...orderKinds['signing-email'],
  action: 'mail.send',
  pages: ['edisclosure'],
  cancels: 'lender',
  limitMs: 120_000,
  retry: { firstMs: 5_000, factor: 2, mostMs: 15 * 60_000 },
  deadlineMs: 24 * HOUR_MS,
  isRepeatable: ({ mail }) => mail.isRepeatable,
  submit: async (portal, { request, operation }) => sendForOrder(portal, await mailOf(portal, request), operation.id),
});

/** Orders an email to a signer in the caller's transaction. */
export async function placeMailOrder(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  caller: OrderCaller,
  loanNum: string,
  signer: Pick<StoredSigner, 'id' | 'link_no' | 'email'>,
  what: SigningEmailRequest['what'],
): Promise<void> {
  const order = await placeOrder(portal, trx, signingEmailOrder, {
    ...{
      loanNum,
      caller,
      request: { signer: signer.id, what, link: signer.link_no, ...(what === 'moved' && { to: signer.email }) },
    },
    detail: { to: signer.email, what },
  });
  if (what === 'invitation') await changeSigner(trx, signer.id, { mail_order: order });
}
