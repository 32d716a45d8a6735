/**
 * The life of an order, work that an outside party does for us: prepared, handed to the worker, with the party, and ended.
 * An order goes back from waiting to submitted only where its party says that it never received it. An ended order never
 * changes again.
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
