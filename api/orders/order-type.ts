import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { OrderAction } from '../../domain/audit/audit-actions';
import type { Backoff } from '../../domain/orders/backoff';
import type { Outcome } from '../../domain/orders/next-step';
import { withoutSecrets, withSsnStruck } from '../../domain/orders/redaction.schemas';
import type { MenuPage } from '../../domain/pages/loan-pages';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Operation } from '../los/operation';

/** An order as passed to its type, to send, poll or cancel it. */
export interface SentOrder<Request> {
  readonly id: string;
  readonly loanNum: string | null;
  /** The same in every attempt. */
  readonly operation: Operation;
  readonly request: Request;
  /** The party's own reference, once known. */
  readonly reference: string | null;
}

/** How to poll the party, and how often by default. */
export interface Polling<Request, Result> {
  readonly wait: Backoff;
  ask(portal: AppContext, order: SentOrder<Request>): Promise<Outcome<Result>>;
}

/** The behavior of one kind of order. */
export interface OrderSpec<Request, Result> {
  readonly kind: string;
  readonly request: z.ZodType<Request>;
  readonly result: z.ZodType<Result>;
  /** The kind of its audit entries. */
  readonly action: OrderAction;
  /** Users who may open one of these loan pages see its orders of this kind. */
  readonly pages: readonly MenuPage[];
  /** Who may cancel it, of those who write on its pages: all of them by default, the lender's users, or no one. */
  readonly cancels?: 'lender' | 'no-one';
  /** Milliseconds that a call to the party may take; after that its outcome is unknown. */
  readonly limitMs: number;
  readonly retry: Backoff;
  /** Milliseconds after submission when attempts end. */
  readonly deadlineMs: number;
  /**
   * Whether the party repeats its answer for a repeated operation ID without doing the work twice. Only then is an order ever
   * sent again.
   */
  isRepeatable(portal: AppContext): boolean;
  /** Sends the order. An exception counts as an unknown outcome. */
  submit(portal: AppContext, order: SentOrder<Request>): Promise<Outcome<Result>>;
  /** Absent if the party cannot be polled. */
  readonly polling?: Polling<Request, Result>;
  /** Removes what is kept only for the order, in the transaction that ends it. */
  ended?(trx: Transaction<PortalDb>, id: string): Promise<void>;
  /** Asks the party to cancel an order it has. Absent if it does not support that. */
  withdraw?(portal: AppContext, order: SentOrder<Request>): Promise<'cancelled' | 'too-late'>;
}

const CHECKED = Symbol('checked');

/** A kind of order whose schemas reject secrets. Only {@link defineOrderType} can create one. */
export interface OrderType<Request = unknown, Result = unknown> extends OrderSpec<Request, Result> {
  readonly [CHECKED]: true;
}

/**
 * Declares a kind of order. A request with a secret or an SSN does not match its schema; SSNs in texts of the result are
 * removed.
 */
export const defineOrderType = <Request, Result>(spec: OrderSpec<Request, Result>): OrderType<Request, Result> => ({
  ...spec,
  request: withoutSecrets(spec.request),
  result: withSsnStruck(spec.result),
  [CHECKED]: true,
});
