import { deskRoles } from '../../domain/locks/desk-roles';
import { locksContract } from '../../domain/locks/locks.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { expiringLocks, lockDesk } from './lock-desk.service';
import { decideLock, lockFor, moveLock, priceLock, requestLock, simulateLock } from './locks.service';

const shared = { area: 'locks', needs: 'locks' } as const;
/** Locks are asked for and changed in every status until funding; the LOS says what a lock allows. */
const writing = { kind: 'loan', menu: ['rate-lock'], write: 'any-status' } as const;
const desk = { kind: 'roles', roles: deskRoles, pages: ['internal-lock-desk'] } as const;

export const lockCalls: readonly Call[] = [
  defineCall(locksContract, 'GET /lqb/loans/{loanNum}/broker-lock', {
    ...shared,
    summary:
      'The rate lock of the loan: its facts and price, what waits for the lock desk, whether its facts still give its price, what can ' +
      'be asked for with its cost, and its history. Hidden adjustments are part of the base price for users who may not see them.',
    access: { kind: 'loan', menu: ['rate-lock'] },
    handle: ({ portal, actor, loan }) => lockFor(portal, actor, loan.sLNm),
  }),
  defineCall(locksContract, 'POST /lqb/loans/{loanNum}/rate-lock-pricing', {
    ...shared,
    summary: 'Prices the loan for a term and impounds, and keeps both with the note for the next lock request.',
    access: writing,
    handle: ({ portal, caller, loan, body }) => priceLock(portal, caller, loan, body),
  }),
  defineCall(locksContract, 'POST /lqb/loans/{loanNum}/rate-lock-request', {
    ...shared,
    summary:
      'Asks for a lock of a rate among today’s prices, or changes the request that waits. 409 outside business hours or while ' +
      'locked, 422 if the rate is not offered at this fee.',
    access: writing,
    handle: ({ portal, caller, params, body }) => requestLock(portal, caller, params.loanNum, body),
  }),
  defineCall(locksContract, 'POST /lqb/loans/{loanNum}/rate-lock-move', {
    ...shared,
    summary:
      'Cancels what waits, or asks for an extension, a relock, a float-down, new facts or another rate, or the cancellation of the ' +
      'lock, at the price that the user saw. 409 if the lock or the price is another one now. Not in the specification.',
    access: writing,
    handle: ({ portal, caller, params, body }) => moveLock(portal, caller, params.loanNum, body),
  }),
  defineCall(locksContract, 'POST /lqb/loans/{loanNum}/rate-lock-decision', {
    ...shared,
    summary:
      'The lock desk confirms, denies, suspends, resumes or revises, or grants a concession within the limit of the role. 409 if the ' +
      'lock or the price is another one now. Not in the specification.',
    access: { ...writing, roles: deskRoles },
    handle: ({ portal, caller, params, body }) => decideLock(portal, caller, params.loanNum, body),
  }),
  defineCall(locksContract, 'POST /lqb/loans/{loanNum}/rate-lock-simulation', {
    ...shared,
    summary:
      'What closing on each coming day costs: by the lock, extended now, relocked at the worst case, or floating. Saves nothing. ' +
      'Not in the specification.',
    access: { kind: 'loan', menu: ['rate-lock'] },
    handle: ({ portal, actor, loan, body }) => simulateLock(portal, actor, loan.sLNm, body),
  }),
  defineCall(locksContract, 'GET /lqb/lock-desk', {
    ...shared,
    summary: 'The queue of the lock desk, with the age of each request and the move of the market since.',
    access: desk,
    handle: ({ portal, actor, query }) => lockDesk(portal, actor, query),
  }),
  defineCall(locksContract, 'GET /lqb/lock-desk/expiring', {
    ...shared,
    summary: 'Active locks by the day on which they expire, and how many of them close later.',
    access: desk,
    handle: ({ portal, actor, query }) => expiringLocks(portal, actor, query.days),
  }),
];
