import type { DemoLoan } from '../../../config/demo/loans/demo-loans';
import { runOnThread } from '../../threads/run-on-thread';
import type { FirstLoansOrder } from './first-loans';

type LoansModule = typeof import('./first-loans.thread');

let prepared: { readonly order: FirstLoansOrder; readonly loans: Promise<readonly DemoLoan[] | null> } | null = null;

/** Begins to make the loans of a new demo on a thread, while its database is being made. */
export function prepareLoans(order: FirstLoansOrder): void {
  const made = runOnThread<LoansModule>(new URL('./first-loans.thread.ts', import.meta.url), order);
  prepared = { order, loans: made.catch(() => null) };
}

/** The loans that were prepared for this order, once; null if there are none, or the day has changed meanwhile. */
export async function preparedLoans({ count, today }: FirstLoansOrder): Promise<readonly DemoLoan[] | null> {
  const { order, loans } = prepared ?? {};
  prepared = null;
  return order?.count === count && order.today === today ? ((await loans) ?? null) : null;
}
