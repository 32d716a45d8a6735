import type { EmailOrder } from '../../domain/email/delivery';
import { hasEnded, type OrderState } from '../../domain/orders/order-states';

/** What the state of an email follows from, of the order that sends it. */
export const emailOrderOf = (state: OrderState, problem: { readonly code: string } | null): EmailOrder => ({
  ...{ state, problem: problem?.code ?? null },
  hasEnded: hasEnded(state),
});
