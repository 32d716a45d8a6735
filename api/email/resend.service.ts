import { canSendAgain, deliveriesOf, emailState, pendingOf } from '../../domain/email/delivery';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { placeOrder } from '../orders/orders.service';
import type { Sent } from './email-key';
import { emailOrderOf } from './email-order';
import { loanEmailOrder } from './loan-email-order';
import { assertBelowLimit } from './send-limit';

interface Again {
  readonly id: string;
  /** The order that its author saw end. */
  readonly order: string;
}

/**
 * Orders once more an email whose order has ended, for the recipients who do not certainly have it. It keeps its Message-ID, so that
 * mailboxes that compare those show it once. Repeating the request places no second order. Throws 409 if there is nothing to send.
 */
export async function sendAgain(
  portal: AppContext,
  caller: Caller<Pick<Actor, 'login' | 'displayName'>>,
  loan: Pick<LoanDocument, 'sLNm'>,
  { id, order: seen }: Again,
): Promise<Sent> {
  return portal.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('portal.email_sent')
      .select(['to_addresses', 'cc_addresses', 'deliveries', 'order_id', 'template_type'])
      .where('id', '=', id)
      .where('loan_num', '=', loan.sLNm)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.order_id === null) throw notFound('no-record');
    if (row.order_id !== seen) return { id, order: row.order_id };
    const ended = await trx
      .selectFrom('portal.orders')
      .select(['state', 'problem'])
      .where('id', '=', seen)
      .executeTakeFirstOrThrow();
    const order = emailOrderOf(ended.state, ended.problem);
    const addresses = [...row.to_addresses, ...row.cc_addresses];
    if (!canSendAgain(emailState(deliveriesOf(addresses, row.deliveries, order), order)))
      throw refuse('conflict', 'email-needs-no-repeat');
    const accepted = row.deliveries.filter(({ state }) => state === 'accepted');
    const to = pendingOf(addresses, accepted);
    await assertBelowLimit(portal, trx, {
      ...{ login: caller.actor.login, loanNum: loan.sLNm, recipients: to.length },
    });
    const placed = await placeOrder(portal, trx, loanEmailOrder, {
      ...{ loanNum: loan.sLNm, caller, request: { email: id } },
      detail: { to, email: id, template: row.template_type, again: true },
    });
    await trx
      .updateTable('portal.email_sent')
      .set({ order_id: placed, deliveries: JSON.stringify(accepted) })
      .where('id', '=', id)
      .execute();
    return { id, order: placed };
  });
}
