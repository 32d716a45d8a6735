/**
 * The states of an order, which is work done by an outside party: draft, submitted to the worker, waiting for the party, and
 * ended. An order returns from waiting to submitted only if its party says that it never received it. An ended order never
 * changes.
 */
export const orderStates = ['draft', 'submitted', 'waiting', 'completed', 'failed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const moves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['waiting', 'completed', 'failed', 'cancelled'],
  waiting: ['submitted', 'completed', 'failed', 'cancelled'],
  completed: [],
  failed: [],
  cancelled: [],
};

/** States that an order never leaves. */
export const endStates = orderStates.filter((state) => moves[state].length === 0);

export const hasEnded = (state: OrderState): boolean => moves[state].length === 0;

export const mayMove = (from: OrderState, to: OrderState): boolean => moves[from].includes(to);
