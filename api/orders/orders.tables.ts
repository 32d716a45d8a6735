import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OrderState } from '../../domain/orders/order-states';
import type { OrderProblem } from '../../domain/orders/orders.schemas';
import type { SealedText } from '../ports/keys/sealed-json';

/** Work done by an outside party. The row is the truth; a worker job only says when to look at it. */
export interface OrderRow {
  id: Generated<string>;
  kind: string;
  /** Null for an order without a loan. */
  loan_num: string | null;
  state: OrderState;
  /** The same for every attempt, and the ID of the audit entry; null for a draft. */
  operation_id: string | null;
  /** Login; null for the portal's own orders. */
  actor: string | null;
  actor_name: string | null;
  /** The request, sealed; it changes only in a draft. The schema of its kind rejects secrets and social security numbers. */
  request: ColumnType<unknown, SealedText<unknown>, SealedText<unknown>>;
  /** The party's own reference. */
  reference: string | null;
  /** The result, sealed. */
  result: ColumnType<unknown, null, SealedText<unknown>>;
  problem: JSONColumnType<OrderProblem> | null;
  attempts: Generated<number>;
  polls: Generated<number>;
  /** It was or is being sent, and there is no answer yet. */
  in_doubt: Generated<boolean>;
  created_at: Generated<Date>;
  submitted_at: Date | null;
  waiting_at: Date | null;
  ended_at: Date | null;
  /** When to work on it next; null for a draft and after its end. */
  due_at: Date | null;
  /** Attempts end at this moment. */
  deadline: Date | null;
}

export interface OrdersTables {
  'portal.orders': OrderRow;
}
