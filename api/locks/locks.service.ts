import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { seesMargin } from '../../domain/loan/withheld';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { expiryAfter } from '../../domain/locks/lock-calendar';
import type { DeskMove, LockMove, LockPricing, LockRequest, LockTerms } from '../../domain/locks/lock-moves.schemas';
import type { LockPolicy } from '../../domain/locks/lock-policy.schemas';
import type { LockSimulation } from '../../domain/locks/lock-simulation.schemas';
import type { LockedLoan } from '../../domain/locks/los-locks.schemas';
import { visibleLock } from '../../domain/locks/visible-lock';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import { type LosWrite, readLos, writeLoan, writeLos } from '../loan/gateway.service';
import type { Operation } from '../los/operation';
import { lockPolicyFor } from './lock-policy';

export { startLockWatch } from './lock-watch';

/** The lock of a loan as the user may see it. */
export async function lockFor(portal: AppContext, actor: Actor, loanNum: string): Promise<BrokerLock> {
  const policy = await lockPolicyFor(portal, actor);
  return visibleLock(actor, await readLos(() => portal.los.lock(loanNum, policy)));
}

/** Writes to a lock; the pipeline follows its loan. */
async function writeLock(
  portal: AppContext,
  caller: Caller,
  write: LosWrite,
  act: (operation: Operation, policy: LockPolicy) => Promise<LockedLoan>,
): Promise<BrokerLock> {
  const policy = await lockPolicyFor(portal, caller.actor);
  const answers: BrokerLock[] = [];
  await writeLoan(portal, caller, write, async (operation) => {
    const { loan, lock } = await act(operation, policy);
    answers.push(lock);
    return loan;
  });
  const [lock] = answers;
  if (lock === undefined) throw new Error('The LOS answered no lock.');
  return visibleLock(caller.actor, lock);
}

/** Keeps the terms for the next request, and prices the loan with them. */
export async function priceLock(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  terms: LockTerms,
): Promise<LockPricing> {
  const { sLNm: loanNum } = loan;
  const { sProdImpound, sProdImpoundT, sProdRLckdDays } = terms;
  const detail = { sProdImpound, sProdImpoundT, sProdRLckdDays };
  const { version } = await writeLos(
    portal,
    caller,
    { action: 'loan.lock-terms', loanNum, detail, event: 'lock' },
    (operation) => portal.los.saveLockTerms(operation, loanNum, terms),
  );
  const policy = await lockPolicyFor(portal, caller.actor);
  const { PricingResults } = await readLos(() =>
    portal.los.price(loanNum, detail, {
      rates: 'best-and-focused',
      ...(loan.sLpTemplateId ? { focusedProgramId: loan.sLpTemplateId } : {}),
      showHidden: seesMargin(caller.actor),
    }),
  );
  const expiry = expiryAfter(pacificDate(portal.clock()), sProdRLckdDays, policy);
  return { PricingResults, terms, expiry: { days: sProdRLckdDays, ...expiry }, version };
}

/** Asks the lock desk for a lock, or changes what waits. */
export function requestLock(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  request: LockRequest,
): Promise<BrokerLock> {
  const { note: _note, ...detail } = request;
  const write = { action: 'loan.lock-request', loanNum, detail, event: 'lock' } as const;
  return writeLock(portal, caller, write, (operation, policy) =>
    portal.los.requestLock(operation, loanNum, request, policy),
  );
}

/** What the audit keeps of a move: not the reasons, which the history of the lock has. */
function detailOf(move: LockMove | DeskMove): Record<string, unknown> {
  const {
    reason: _reason,
    note: _note,
    concession,
    ...more
  } = {
    reason: undefined,
    note: undefined,
    concession: undefined,
    ...move,
  };
  return concession ? { ...more, concession: concession.points } : more;
}

/** What an originator asks of a lock. */
export function moveLock(portal: AppContext, caller: Caller, loanNum: string, move: LockMove): Promise<BrokerLock> {
  const write = { action: 'loan.lock-move', loanNum, detail: detailOf(move), event: 'lock' } as const;
  return writeLock(portal, caller, write, (operation, policy) => portal.los.moveLock(operation, loanNum, move, policy));
}

/** What the lock desk decides. */
export function decideLock(portal: AppContext, caller: Caller, loanNum: string, move: DeskMove): Promise<BrokerLock> {
  const write = { action: 'loan.lock-decision', loanNum, detail: detailOf(move), event: 'lock' } as const;
  return writeLock(portal, caller, write, (operation, policy) => portal.los.moveLock(operation, loanNum, move, policy));
}

export async function simulateLock(
  portal: AppContext,
  actor: Actor,
  loanNum: string,
  simulation: { readonly closing?: string | undefined; readonly days: number },
): Promise<LockSimulation> {
  const policy = await lockPolicyFor(portal, actor);
  return readLos(() => portal.los.simulateLock(loanNum, simulation, policy));
}
