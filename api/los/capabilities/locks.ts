import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import type { DeskMove, LockMove, LockRequest, LockTerms } from '../../../domain/locks/lock-moves.schemas';
import type { LockPolicy } from '../../../domain/locks/lock-policy.schemas';
import type { LockSimulation } from '../../../domain/locks/lock-simulation.schemas';
import type { LockedLoan, QueuedRequest } from '../../../domain/locks/los-locks.schemas';
import type { Operation } from '../operation';

/**
 * Rate locks from the request to their end. The LOS applies the rules that the portal sends with each call, by its own clock and
 * prices. A write fails with `stale` if its author saw another version of the lock or another price, with `not-allowed` if the
 * lock has no such move now, and says why.
 */
export interface Locks {
  /** The lock of a loan with its history, and what can be asked for, with hidden adjustments. */
  lock(loanNum: string, policy: LockPolicy): Promise<BrokerLock>;
  /**
   * The loan and its lock as they were when the change with this number (`LockFacts.confirmation`) was confirmed; null for a number
   * that does not exist, or from before they were kept.
   */
  lockConfirmation(loanNum: string, number: number): Promise<LockedLoan | null>;
  /** Keeps the terms for the next request. */
  saveLockTerms(operation: Operation, loanNum: string, terms: LockTerms): Promise<{ readonly version: number }>;
  /**
   * Asks for a lock of a rate among today's prices, or changes the one that is asked for; the loan takes over program and rate.
   * `not-eligible` with reasons, `not-offered` with the prices of now.
   */
  requestLock(operation: Operation, loanNum: string, request: LockRequest, policy: LockPolicy): Promise<LockedLoan>;
  /** What an originator asks, or the lock desk decides. Once a lock is confirmed or changed, the loan has its price. */
  moveLock(operation: Operation, loanNum: string, move: LockMove | DeskMove, policy: LockPolicy): Promise<LockedLoan>;
  /** Marks a lock whose expiry is over; the same again changes nothing. */
  expireLock(operation: Operation, loanNum: string, policy: LockPolicy): Promise<LockedLoan>;
  /** What each coming day costs. `not-allowed` without an active lock. Reads only. */
  simulateLock(
    loanNum: string,
    simulation: { readonly closing?: string | undefined; readonly days: number },
    policy: LockPolicy,
  ): Promise<LockSimulation>;
  /** Everything that waits for the lock desk, oldest first, with the move of the market. */
  lockRequests(policy: LockPolicy): Promise<readonly QueuedRequest[]>;
  /** The requests that were confirmed, denied or canceled since an instant, the latest first. */
  answeredLockRequests(since: string): Promise<readonly QueuedRequest[]>;
}
