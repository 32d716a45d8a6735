import { addDays, pacificDate } from '../../domain/format/date';
import { pacificMidnight } from '../../domain/format/pacific-day';
import { isBusinessDay } from '../../domain/loan/business-hours';
import { deskHoursAt } from '../../domain/locks/lock-calendar';
import type { DeskRow, ExpiringLocks, LockDesk } from '../../domain/locks/lock-desk.schemas';
import { lockPolicyOf } from '../../domain/locks/lock-policy';
import type { QueuedRequest } from '../../domain/locks/los-locks.schemas';
import { centsOrZero } from '../../domain/numbers/cents';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { readLos } from '../loan/gateway.service';
import { selectLoans } from '../loan/loan.service';
import { lenderSettings } from '../reference/reference.service';
import { type DeskLoan, deskLoans, expiringCounts } from './lock-desk.queries';

export interface DeskFilter {
  readonly tab: 'waiting' | 'suspended' | 'done';
  readonly kind?: DeskRow['kind'] | undefined;
  readonly branch?: string | undefined;
  readonly search?: string | undefined;
}

const MINUTE_MS = 60_000;

/** A request with what the index knows of its loan. */
function rowOf(request: QueuedRequest, loan: DeskLoan, now: Date): DeskRow {
  const until = request.answer === null ? now.getTime() : Date.parse(request.answer.at);
  return {
    ...request,
    borrower: `${loan.first} ${loan.last}`.trim(),
    branch: loan.branch || null,
    company: loan.company || null,
    minutes: Math.max(0, Math.floor((until - Date.parse(request.at)) / MINUTE_MS)),
  };
}

const holds = (text: string | null, part: string | undefined): boolean =>
  part === undefined || (text ?? '').toLowerCase().includes(part.trim().toLowerCase());

const matches = (row: DeskRow, { kind, branch, search }: DeskFilter): boolean =>
  (kind === undefined || row.kind === kind) &&
  (holds(row.branch, branch) || holds(row.company, branch)) &&
  (holds(row.loanNum, search) || holds(row.borrower, search));

/** The queue of the lock desk: what waits, what is suspended, and what was answered today. */
export async function lockDesk(portal: AppContext, actor: Actor, filter: DeskFilter): Promise<LockDesk> {
  const settings = await lenderSettings(portal.db);
  const policy = lockPolicyOf(settings, actor.roles);
  const now = portal.clock();
  const [open, answered] = await Promise.all([
    readLos(() => portal.los.lockRequests(policy)),
    readLos(() => portal.los.answeredLockRequests(pacificMidnight(pacificDate(now)))),
  ]);
  const seen = await selectLoans(portal, actor);
  const loans = await deskLoans(portal.db, seen, [...new Set([...open, ...answered].map(({ loanNum }) => loanNum))]);
  const visible = (requests: readonly QueuedRequest[]): DeskRow[] =>
    requests.flatMap((request) => {
      const loan = loans.get(request.loanNum);
      return loan ? [rowOf(request, loan, now)] : [];
    });
  const [queue, done] = [visible(open), visible(answered)];
  const waiting = queue.filter(({ suspended }) => suspended === null);
  const suspended = queue.filter((row) => row.suspended !== null);
  const rows = { waiting, suspended, done }[filter.tab].filter((row) => matches(row, filter));
  const answeredBy = (kind: 'confirm' | 'deny' | 'cancel-request') =>
    done.filter(({ answer }) => answer?.kind === kind).length;
  const amount = waiting.reduce((sum, row) => sum + centsOrZero(row.amount), 0);
  return {
    desk: deskHoursAt(now, policy.hours),
    autoLock: policy.autoLock,
    waiting: {
      count: waiting.length,
      amount: formatCents(amount),
      oldestMinutes: waiting[0]?.minutes ?? null,
      overLimit: waiting.filter(({ minutes }) => minutes >= settings.lockLateMinutes).length,
    },
    limitMinutes: settings.lockLateMinutes,
    suspended: suspended.length,
    doneToday: {
      confirmed: answeredBy('confirm'),
      denied: answeredBy('deny'),
      canceled: answeredBy('cancel-request'),
    },
    concessionLimit: formatThousandths(policy.concessionLimit),
    rows,
  };
}

/** Locks of the coming days by the day on which they expire. */
export async function expiringLocks(portal: AppContext, actor: Actor, days: number): Promise<ExpiringLocks> {
  const { hours } = lockPolicyOf(await lenderSettings(portal.db), actor.roles);
  const today = pacificDate(portal.clock());
  const counts = await expiringCounts(portal.db, await selectLoans(portal, actor), today, addDays(today, days - 1));
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index));
  return {
    days: dates.map((date) => {
      const found = counts.find((one) => one.date === date);
      return {
        date,
        isBusinessDay: isBusinessDay(date, hours),
        onTime: found?.onTime ?? 0,
        late: found?.late ?? 0,
      };
    }),
  };
}
