import { isBusinessTime } from '../loan/business-hours';
import { formatThousandths } from '../numbers/fixed';
import { confirm } from './confirm-move';
import { deskMove } from './desk-moves';
import type { LockCommand } from './lock-commands';
import { type LockAuthor, type LockContext, todayOf } from './lock-context';
import { eventOf } from './lock-event';
import { isActive, type LockRecord, type Moved } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { requestMove } from './request-moves';

const versionOf = (command: LockCommand): number | undefined => ('version' in command ? command.version : undefined);

/** What a command asks, whatever version of the lock it was based on. */
function asked(command: LockCommand): string {
  const { version: _version, ...more } = { version: 0, ...command };
  return JSON.stringify(more);
}

/**
 * Whether the author has already done it to the version that they read, and only the answer was lost. A request without a version
 * is repeated if it asks for what it has just asked for.
 */
export function isRepeated({ version, last }: LockRecord, command: LockCommand, by: LockAuthor): boolean {
  const read = versionOf(command);
  const isNext = read === undefined || read + 1 === version;
  return isNext && last !== null && by !== null && last.by === by.login && last.move === asked(command);
}

function expire(record: LockRecord, context: LockContext): Moved {
  const { lock } = record;
  const isOver = lock !== null && lock.canceledOn === null && !isActive(lock, todayOf(context));
  if (!isOver || lock.isMarkedExpired) return record;
  const event = eventOf('expire', context, null, { expiresOn: lock.expiresOn });
  return { ...record, lock: { ...lock, isMarkedExpired: true }, events: [...record.events, event] };
}

function moved(record: LockRecord, command: LockCommand, context: LockContext, by: LockAuthor): Moved {
  switch (command.move) {
    case 'confirm':
    case 'deny':
    case 'suspend':
    case 'resume':
    case 'revise':
    case 'concession':
      return deskMove(record, command, context, by);
    case 'expire':
      return expire(record, context);
    default:
      return requestMove(record, command, context, by);
  }
}

const asks = ({ move }: LockCommand): boolean =>
  ['request', 'extend', 'relock', 'float-down', 'reprice', 'cancel'].includes(move);

const answersSuspension = ['suspend', 'resume', 'confirm', 'deny'];

/** Whether the lock desk suspended something and has not decided since: asking again does not pass it over. */
const isHeldByDesk = ({ events }: Moved): boolean =>
  events.findLast(({ kind }) => answersSuspension.includes(kind))?.kind === 'suspend';

/** With auto-lock, a request is confirmed at once while the lock desk is open, unless the desk has suspended one before. */
function autoConfirmed(record: LockRecord, context: LockContext): Moved {
  const { request } = record;
  const { policy, now } = context;
  if (!policy.autoLock || request === null || isHeldByDesk(record) || !isBusinessTime(now, policy.hours)) return record;
  const price = request.requestedPrice === null ? null : formatThousandths(request.requestedPrice);
  return confirm(record, { price }, context, null);
}

/**
 * The lock after a write; the same record if it changes nothing. Pure: the LOS gives it the time, the lender's rules and the prices.
 * Throws a {@link LockRefusal}: `stale` if the author read another version.
 */
export function moveLock(record: LockRecord, command: LockCommand, context: LockContext, by: LockAuthor): LockRecord {
  if (isRepeated(record, command, by)) return record;
  const read = versionOf(command);
  if (read !== undefined && read !== record.version) {
    throw new LockRefusal('stale', 'lock-changed', { current: { version: record.version } });
  }
  const next = moved(record, command, context, by);
  if (next === record) return record;
  const version = record.version + 1;
  const last = by && { by: by.login, move: asked(command) };
  const waiting = { ...next, version, last };
  return asks(command) ? { ...waiting, ...autoConfirmed(waiting, context), version, last } : waiting;
}
