import type { InputOf } from '../../domain/contract/contract';
import type { LocksContract } from '../../domain/locks/locks.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<LocksContract>();

type Body<Key extends keyof LocksContract> = InputOf<LocksContract[Key], 'body'>;

export type LockTermsInput = Body<'POST /lqb/loans/{loanNum}/rate-lock-pricing'>;
export type LockRequestInput = Body<'POST /lqb/loans/{loanNum}/rate-lock-request'>;
export type LockMoveInput = Body<'POST /lqb/loans/{loanNum}/rate-lock-move'>;
export type DeskMoveInput = Body<'POST /lqb/loans/{loanNum}/rate-lock-decision'>;
export type DeskQuery = InputOf<LocksContract['GET /lqb/lock-desk'], 'query'>;

/** Calls about rate locks and of the lock desk. */
export const locksCalls = {
  lock: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/broker-lock', { params: { loanNum }, signal }),
  price: (loanNum: string, body: LockTermsInput, signal?: AbortSignal) =>
    call('POST /lqb/loans/{loanNum}/rate-lock-pricing', { params: { loanNum }, body, signal }),
  request: (loanNum: string, body: LockRequestInput) =>
    call('POST /lqb/loans/{loanNum}/rate-lock-request', { params: { loanNum }, body }),
  move: (loanNum: string, body: LockMoveInput) =>
    call('POST /lqb/loans/{loanNum}/rate-lock-move', { params: { loanNum }, body }),
  decide: (loanNum: string, body: DeskMoveInput) =>
    call('POST /lqb/loans/{loanNum}/rate-lock-decision', { params: { loanNum }, body }),
  simulate: (loanNum: string, closing: string | null, signal?: AbortSignal) =>
    call('POST /lqb/loans/{loanNum}/rate-lock-simulation', {
      params: { loanNum },
      body: closing === null ? {} : { closing },
      signal,
    }),
  desk: (query: DeskQuery, signal?: AbortSignal) => call('GET /lqb/lock-desk', { query, signal }),
  expiring: (signal?: AbortSignal) => call('GET /lqb/lock-desk/expiring', { query: {}, signal }),
};
