import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OrderState } from '../../domain/orders/order-states';
import type { OrderProblem } from '../../domain/orders/orders.schemas';

/** Work that an outside party does for us. The row is the truth; a job of the worker only says when to look at it. */
export interface OrderRow {
  id: Generated<string>;
  kind: string;
  /** Null for an order that is about no loan. */
  loan_num: string | null;
  state: OrderState;
  /** The same for every attempt, and the ID of the audit entry; null for a draft. */
  operation_id: string | null;
  /** Login; null for what the portal orders by itself. */
  actor: string | null;
  actor_name: string | null;
  /** What is sent. The shape of its kind keeps secrets and social security numbers out. */
  request: ColumnType<unknown, string, never>;
  /** The party's own number for it. */
  reference: string | null;
  result: ColumnType<unknown, null, string>;
  problem: JSONColumnType<OrderProblem> | null;
  attempts: Generated<number>;
  polls: Generated<number>;
  /** It was or is being sent, and no answer is known yet. */
  in_doubt: Generated<boolean>;
  created_at: Generated<Date>;
  submitted_at: Date | null;
  waiting_at: Date | null;
  ended_at: Date | null;
  /** When to work on it next; null for a draft and after its end. */
  due_at: Date | null;
  /** After this moment nothing is tried again. */
  deadline: Date | null;
}

export interface OrdersTables {
  'portal.orders': OrderRow;
}
