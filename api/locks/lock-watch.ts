import { setTimeout as wait } from 'node:timers/promises';
import { addDays, daysBetween, formatDate, pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { EmployeeRole } from '../../domain/loan/fields/employee-fields';
import { alertDue, FIRST_ALERT } from '../../domain/locks/lock-alerts';
import { loanPath } from '../../domain/pages/loan-path';
import type { AppContext } from '../app-context';
import { orderLockChanges } from '../disclosure/disclosure.service';
import { queueMail } from '../email/email.service';
import { followOrder, readLos, writeLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';
import { lockPolicyFor } from './lock-policy';
import { noteAlert, type WatchedLock, watchedLocks } from './lock-watch.queries';

const EVERY_MS = 15 * 60_000;
const EXPIRED = 0;

/** The portal itself, as the author of what no user does. */
const portalAuthor = { login: 'portal', displayName: 'Portal' };
const byPortal = { actor: portalAuthor, requestId: null, address: null };

/** Who hears of a lock that ends soon. */
const addressed: readonly EmployeeRole[] = ['LoanRep', 'BrokerProcessor', 'Processor', 'LenderAccExec'];

const addressesOf = (loan: LoanDocument): string[] => {
  const emails = addressed.map((role) => loan[`sEmployee${role}Email`]?.trim().toLowerCase() ?? '');
  return [...new Set(emails.filter((email) => email !== ''))];
};

/** The email names the loan by its number alone. */
function mailAbout(portal: AppContext, loan: LoanDocument, { expiresOn, daysLeft }: WatchedLock) {
  const origin = portal.config.portalOrigin ?? `http://localhost:${portal.config.port}`;
  const day = formatDate(expiresOn, 'long');
  const left = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'in 1 day' : `in ${daysLeft} days`;
  const isLate = loan.sEstCloseD != null && loan.sEstCloseD > expiresOn;
  return {
    subject: `The rate lock of loan ${loan.sLNm} expires ${left}`,
    text: [
      `The rate lock of loan ${loan.sLNm} expires on ${day}, 11:59 PM Pacific time.`,
      ...(isLate ? [`The estimated closing on ${formatDate(loan.sEstCloseD, 'long')} is after that.`] : []),
      '',
      `Extend it in the portal: ${origin}${loanPath(loan.sLNm, 'rate-lock')}`,
    ].join('\n'),
  };
}

const SUSPENDED = '3';

/** Whether the lock of the loan runs: a suspended one does, but suspended may also be a request after its end. */
async function isRunning(portal: AppContext, { sLNm, sRateLockStatusT }: LoanDocument): Promise<boolean> {
  if (sRateLockStatusT !== SUSPENDED || !(await offeredByLos(portal.los)).includes('locks')) return true;
  const policy = await lockPolicyFor(portal, { roles: [] });
  const { lock } = await readLos(() => portal.los.lock(sLNm, policy));
  return lock !== null && lock.canceledOn === null;
}

/** Emails about a lock that ends soon, once for each alert. A lock that is no longer than the alert is ahead needs none. */
async function alert(portal: AppContext, lock: WatchedLock, ahead: number): Promise<void> {
  const loan = await readLos(() => portal.los.loadLoan(lock.loanNum));
  const isLonger = loan.sRLckdD != null && daysBetween(loan.sRLckdD, lock.expiresOn) > ahead;
  const isDue = isLonger && loan.sRLckdExpiredD === lock.expiresOn && (await isRunning(portal, loan));
  const to = isDue ? addressesOf(loan) : [];
  await portal.db.transaction().execute(async (trx) => {
    if (!(await noteAlert(trx, lock, ahead, portal.clock()))) return;
    for (const address of to) {
      const mail = mailAbout(portal, loan, lock);
      await queueMail(portal, trx, { ...mail, to: address, loanNum: null, caller: { ...byPortal, actor: null } });
    }
  });
}

/** Marks a lock that is over in its history. The LOS does it once, however often it is asked. */
async function markExpired(portal: AppContext, lock: WatchedLock): Promise<void> {
  const policy = await lockPolicyFor(portal, { roles: [] });
  const { loanNum } = lock;
  const { loan } = await writeLos(
    portal,
    byPortal,
    { action: 'loan.lock-expire', loanNum, detail: { expiresOn: lock.expiresOn }, event: 'lock' },
    (operation) => portal.los.expireLock(operation, loanNum, policy),
  );
  await followOrder(portal, { id: loanNum, by: portalAuthor.login, byName: portalAuthor.displayName }, loan);
  await portal.db.transaction().execute(async (trx) => {
    if (await noteAlert(trx, lock, EXPIRED, portal.clock()))
      await orderLockChanges(portal, trx, [{ loanNum, caller: byPortal, expired: true }]);
  });
}

/** Sends the alerts that are due, 15, 7 and 3 days ahead, and marks the locks that are over. Returns how many it has handled. */
export async function watchLocks(portal: AppContext): Promise<number> {
  const today = pacificDate(portal.clock());
  const locks = await watchedLocks(portal.db, today, addDays(today, FIRST_ALERT));
  const canMark = (await offeredByLos(portal.los)).includes('locks');
  let handled = 0;
  for (const lock of locks) {
    const ahead = alertDue(lock.daysLeft);
    const isOver = lock.daysLeft < 0;
    if (isOver ? !canMark : ahead === null || lock.sent.includes(ahead)) continue;
    try {
      await (ahead === null ? markExpired(portal, lock) : alert(portal, lock, ahead));
      handled += 1;
    } catch (error) {
      portal.log.warn({ err: error, loanNum: lock.loanNum }, 'A lock that ends could not be handled; trying again.');
    }
  }
  return handled;
}

export interface LockWatch {
  stop(): Promise<void>;
}

/** Watches locks while the portal runs. What one process has done, the others leave. */
export function startLockWatch(portal: AppContext): LockWatch {
  const stopped = new AbortController();
  const keep = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await watchLocks(portal).catch((error: unknown) =>
        portal.log.error({ err: error }, 'Locks could not be watched.'),
      );
      await wait(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = keep();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
