import { type Backoff, waitAfter } from './backoff';
import { engineProblem } from './order-problem';
import type { OrderState } from './order-states';
import type { OrderProblem } from './orders.schemas';

/** The outcome of sending or polling an order. */
export type Outcome<Result = unknown> =
  | { readonly kind: 'completed'; readonly result: Result }
  /** The party has it. `reference` is its own number for the order; `pollInMs` is the polling interval it requests. */
  | { readonly kind: 'waiting'; readonly reference?: string; readonly pollInMs?: number }
  /** A definite refusal. */
  | { readonly kind: 'failed'; readonly problem: OrderProblem }
  | { readonly kind: 'cancelled' }
  /** The party's answer to a poll: it never received the order, and none is under way. The order is sent again. */
  | { readonly kind: 'not-received' }
  /** The party was not reached by this attempt. */
  | { readonly kind: 'not-reached'; readonly problem: OrderProblem }
  /** The party may have received it. */
  | { readonly kind: 'unknown'; readonly problem: OrderProblem };

/** What the outside party supports. */
export interface PartyRules {
  /** It answers a repeated operation ID as it did before and does nothing twice. */
  readonly isRepeatable: boolean;
  readonly retry: Backoff;
  /** The interval between two polls; null if the party cannot be polled. */
  readonly poll: Backoff | null;
}

/** The state of an open order. */
export interface OpenOrder {
  readonly state: 'submitted' | 'waiting';
  /** Whether the party may have it from an earlier attempt. */
  readonly inDoubt: boolean;
  readonly attempts: number;
  readonly polls: number;
  /** Milliseconds until its deadline; negative after it. */
  readonly leftMs: number;
}

/** The next step of an order. `inMs`: when to work on it again; null once it has ended. */
export interface Step {
  readonly state: Exclude<OrderState, 'draft'>;
  /** Whether the party may have it without our knowing. */
  readonly inDoubt: boolean;
  readonly inMs: number | null;
  readonly problem: OrderProblem | null;
}

const ended = (state: 'completed' | 'failed' | 'cancelled', problem: OrderProblem | null = null): Step => ({
  state,
  inDoubt: false,
  inMs: null,
  problem,
});

const outcomeUnknown = engineProblem('outcome-unknown');
const notReceived = engineProblem('not-received');
const noAnswer = engineProblem('no-answer');

/** Continues after that time, or fails if the deadline has passed. */
function continueOrFail(order: OpenOrder, step: Step, whenLate: OrderProblem): Step {
  if (order.leftMs <= 0) return ended('failed', whenLate);
  return { ...step, inMs: Math.min(step.inMs ?? 0, order.leftMs) };
}

/**
 * The step after an outcome. An order with an unknown outcome is sent again only if the party is repeatable; otherwise it is
 * polled, and if that is impossible it fails, so that a user decides.
 */
export function nextStep(order: OpenOrder, party: PartyRules, outcome: Outcome, random: number): Step {
  const polling = (pollInMs?: number, problem: OrderProblem | null = null): Step => {
    if (party.poll === null) return ended('failed', outcomeUnknown);
    const inMs = pollInMs ?? waitAfter(party.poll, order.polls + 1, random);
    return continueOrFail(order, { state: 'waiting', inDoubt: false, inMs, problem }, noAnswer);
  };
  const sending = (problem: OrderProblem, inDoubt: boolean): Step => {
    const inMs = waitAfter(party.retry, order.attempts, random);
    return continueOrFail(order, { state: 'submitted', inDoubt, inMs, problem }, inDoubt ? outcomeUnknown : problem);
  };
  switch (outcome.kind) {
    case 'completed':
    case 'cancelled':
      return ended(outcome.kind);
    case 'failed':
      return ended('failed', outcome.problem);
    case 'waiting':
      return polling(outcome.pollInMs);
    case 'not-received':
      return sending(notReceived, false);
    case 'not-reached':
      return order.state === 'waiting' ? polling(undefined, outcome.problem) : sending(outcome.problem, order.inDoubt);
    case 'unknown':
      if (order.state === 'waiting' || !party.isRepeatable) return polling(undefined, outcome.problem);
      return sending(outcome.problem, true);
  }
}
