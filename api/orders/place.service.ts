import type { Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import { openAudit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import { publishOrderChange } from '../loan/loan.service';
import { scheduleOrder } from './jobs.queries';
import type { OrderType } from './order-type';
import { insertDraft, lockOrder, markSubmitted, type StoredOrder } from './orders.queries';

type Trx = Transaction<PortalDb>;

/** What seals the requests of orders. */
type Keeping = Pick<AppContext, 'vault'>;

/** Who orders: a user, or the portal itself. */
export type OrderCaller = Caller<Pick<Actor, 'login' | 'displayName'> | null>;

/** A new order. Its request must match the schema of its kind, which rejects secrets. */
export interface NewOrder<Request> {
  /** Null for an order without a loan. */
  readonly loanNum: string | null;
  readonly caller: OrderCaller;
  readonly request: Request;
}

/** What the audit stores of a submission. */
export interface Submission {
  readonly detail?: Record<string, unknown>;
  readonly request?: Pick<Caller, 'requestId' | 'address'>;
  /** Milliseconds to wait before it is sent for the first time. */
  readonly delayMs?: number;
}

/** Saves an order as a draft, which is not worked on until it is submitted. */
export async function saveDraft<Request>(
  { vault }: Keeping,
  trx: Trx,
  type: OrderType<Request>,
  order: NewOrder<Request>,
): Promise<string> {
  return insertDraft(trx, vault, {
    kind: type.kind,
    loan_num: order.loanNum,
    actor: order.caller.actor?.login ?? null,
    actor_name: order.caller.actor?.displayName ?? null,
    request: type.request.parse(order.request),
  });
}

/** Opens the audit entry of a draft, whose ID is the operation ID of all attempts, and submits it to the worker. */
export async function submitDraft(
  { vault }: Keeping,
  trx: Trx,
  type: OrderType,
  id: string,
  submission: Submission = {},
): Promise<void> {
  const order = await lockOrder(trx, vault, id);
  if (order?.state !== 'draft') throw new Error(`Order ${id} is no draft.`);
  const by = {
    actor: order.actor === null ? null : { login: order.actor },
    requestId: null,
    address: null,
    ...submission.request,
  };
  const operationId = await openAudit(trx, by, {
    action: type.action,
    subject: subjectOf(order),
    ...(submission.detail && { after: submission.detail }),
  });
  const { delayMs = 0 } = submission;
  await markSubmitted(trx, id, { operationId, deadlineMs: type.deadlineMs, delayMs });
  await scheduleOrder(trx, id);
  await publishOrderChange(trx, order);
}

const subjectOf = ({ id, loan_num: loanNum }: Pick<StoredOrder, 'id' | 'loan_num'>): string =>
  loanNum === null ? `order:${id}` : `loan:${loanNum}`;

/**
 * Places an order in the caller's transaction. Once that commits, the order exists and will be worked on, whatever happens to
 * this process. Returns its ID.
 */
export async function placeOrder<Request>(
  portal: Keeping,
  trx: Trx,
  type: OrderType<Request>,
  order: NewOrder<Request> & Pick<Submission, 'detail' | 'delayMs'>,
): Promise<string> {
  const { requestId, address } = order.caller;
  const { delayMs } = order;
  const id = await saveDraft(portal, trx, type, order);
  const detail = order.detail && { detail: order.detail };
  await submitDraft(portal, trx, type, id, {
    ...detail,
    request: { requestId, address },
    ...(delayMs !== undefined && { delayMs }),
  });
  return id;
}
