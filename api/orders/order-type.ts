import type { z } from 'zod';
import type { Backoff } from '../../domain/orders/backoff';
import type { Outcome } from '../../domain/orders/next-step';
import { withoutSecrets, withSsnStruck } from '../../domain/orders/redaction.schemas';
import type { MenuPage } from '../../domain/pages/loan-pages';
import type { AppContext } from '../app-context';
import type { Operation } from '../los/operation';

/** An order as its type gets it to send it, to ask about it, or to cancel it. */
export interface SentOrder<Request> {
  readonly id: string;
  readonly loanNum: string | null;
  /** The same in every attempt. */
  readonly operation: Operation;
  readonly request: Request;
  /** The party's own number for it, once it has given one. */
  readonly reference: string | null;
}

/** How the party is asked how far an order is, and how often where it does not say. */
export interface Polling<Request, Result> {
  readonly wait: Backoff;
  ask(portal: AppContext, order: SentOrder<Request>): Promise<Outcome<Result>>;
}

/** How one kind of order is done. */
export interface OrderSpec<Request, Result> {
  readonly kind: string;
  readonly request: z.ZodType<Request>;
  readonly result: z.ZodType<Result>;
  /** What the audit calls it. */
  readonly action: string;
  /** Who may open one of these pages of a loan sees its orders of this kind. */
  readonly pages: readonly MenuPage[];
  /** Milliseconds that one call of the party may take; after that its outcome is unknown. */
  readonly limitMs: number;
  readonly retry: Backoff;
  /** Milliseconds after its submission when nothing is tried any more. */
  readonly deadlineMs: number;
  /** Whether the party answers a repeated operation ID as before and does nothing twice. Only then is an order ever sent again. */
  isRepeatable(portal: AppContext): boolean;
  /** Sends the order. What it throws counts as an unknown outcome. */
  submit(portal: AppContext, order: SentOrder<Request>): Promise<Outcome<Result>>;
  /** Absent where the party cannot be asked how far an order is. */
  readonly polling?: Polling<Request, Result>;
  /** Asks the party to drop an order that it has. Absent where it does not. */
  withdraw?(portal: AppContext, order: SentOrder<Request>): Promise<'cancelled' | 'too-late'>;
}

const CHECKED = Symbol('checked');

/** A kind of order whose shapes let no secret in: only {@link defineOrderType} makes one. */
export interface OrderType<Request = unknown, Result = unknown> extends OrderSpec<Request, Result> {
  readonly [CHECKED]: true;
}

/**
 * Declares a kind of order. A request that holds a secret or an SSN does not fit its shape; an SSN in a text of the result is
 * struck out.
 */
export const defineOrderType = <Request, Result>(spec: OrderSpec<Request, Result>): OrderType<Request, Result> => ({
  ...spec,
  request: withoutSecrets(spec.request),
  result: withSsnStruck(spec.result),
  [CHECKED]: true,
});
