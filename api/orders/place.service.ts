import type { Transaction } from 'kysely';
import { openAudit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { publishOrderChange } from '../loan/loan.service';
import { scheduleOrder } from './jobs.queries';
import type { OrderType } from './order-type';
import { insertDraft, lockOrder, markSubmitted, type StoredOrder } from './orders.queries';

type Trx = Transaction<PortalDb>;

/** Who orders. */
export interface OrderedBy {
  readonly login: string;
  readonly displayName: string;
}

/** A new order; what is sent has to fit the shape of its kind, which lets no secret in. */
export interface NewOrder<Request> {
  /** Null for an order that is about no loan. */
  readonly loanNum: string | null;
  /** Null for what the portal orders by itself. */
  readonly by: OrderedBy | null;
  readonly request: Request;
}

/** What the audit keeps of a submission. */
export interface Submission {
  readonly detail?: Record<string, unknown>;
  readonly requestId?: string;
}

/** Keeps an order as a draft. Nobody works on it until it is submitted. */
export async function saveDraft<Request>(
  trx: Trx,
  type: OrderType<Request>,
  order: NewOrder<Request>,
): Promise<string> {
  return insertDraft(trx, {
    kind: type.kind,
    loan_num: order.loanNum,
    actor: order.by?.login ?? null,
    actor_name: order.by?.displayName ?? null,
    request: type.request.parse(order.request),
  });
}

/** Opens the audit entry of a draft, whose ID is the operation ID of all its attempts, and hands it to the worker. */
export async function submitDraft(trx: Trx, type: OrderType, id: string, submission: Submission = {}): Promise<void> {
  const order = await lockOrder(trx, id);
  if (order?.state !== 'draft') throw new Error(`Order ${id} is no draft.`);
  const operationId = await openAudit(trx, {
    actor: order.actor,
    action: type.action,
    subject: subjectOf(order),
    ...(submission.detail && { after: submission.detail }),
    ...(submission.requestId !== undefined && { requestId: submission.requestId }),
  });
  await markSubmitted(trx, id, operationId, type.deadlineMs);
  await scheduleOrder(trx, id);
  await publishOrderChange(trx, order);
}

const subjectOf = ({ id, loan_num: loanNum }: Pick<StoredOrder, 'id' | 'loan_num'>): string =>
  loanNum === null ? `order:${id}` : `loan:${loanNum}`;

/**
 * Places an order in the transaction of the caller: with its commit the order exists and will be worked on, whatever happens
 * to this process. Answers its ID.
 */
export async function placeOrder<Request>(
  trx: Trx,
  type: OrderType<Request>,
  order: NewOrder<Request> & Submission,
): Promise<string> {
  const id = await saveDraft(trx, type, order);
  await submitDraft(trx, type, id, order);
  return id;
}
