import type { Transaction } from 'kysely';
import type { MailOrderRequest } from '../../domain/email/mail-order.schemas';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { type OrderCaller, placeOrder } from '../orders/orders.service';
import { mailOrder } from './mail-order';

export { fillFrom } from './build.service';
export { sendForOrder } from './mail-order';
export { sealEarlierEmails, sealedEmails } from './sealed-emails';

/** A message for the worker to send. */
export interface QueuedMail extends MailOrderRequest {
  readonly loanNum: string | null;
  readonly caller: OrderCaller;
}

/** Queues a message in the caller's transaction; it is sent after the commit. Returns the ID of its order. */
export async function queueMail(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  { to, subject, text, ...order }: QueuedMail,
): Promise<string> {
  return placeOrder(portal, trx, mailOrder, { ...order, request: { to, subject, text }, detail: { to, subject } });
}
