import { concede } from './concede-price';
import { confirm } from './confirm-move';
import { requireActive, requireWaiting } from './desk-rules';
import type { LockAuthor, LockContext } from './lock-context';
import { eventOf } from './lock-event';
import type { DeskMove } from './lock-moves.schemas';
import type { LockRecord, Moved, Suspension } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { revise } from './revise-lock';

function deny(record: LockRecord, reason: string, context: LockContext, by: LockAuthor): Moved {
  const { kind, days } = requireWaiting(record);
  const event = eventOf('deny', context, by, { request: kind, days, note: reason });
  return { ...record, request: null, events: [...record.events, event] };
}

/** Suspends what waits, or else the active lock. */
function suspend(record: LockRecord, reason: string, context: LockContext, by: LockAuthor): Moved {
  const { request } = record;
  const held = request ?? requireActive(record, context);
  if (held.suspended) throw new LockRefusal('not-allowed', 'lock-already-suspended');
  const suspended: Suspension = { at: context.now.toISOString(), by: by?.name ?? '', reason };
  const event = eventOf('suspend', context, by, { request: request?.kind ?? null, note: reason });
  return { ...withSuspension(record, suspended), events: [...record.events, event] };
}

function resume(record: LockRecord, note: string | undefined, context: LockContext, by: LockAuthor): Moved {
  const held = record.request ?? record.lock;
  if (!held?.suspended) throw new LockRefusal('not-allowed', 'lock-not-suspended');
  const event = eventOf('resume', context, by, { request: record.request?.kind ?? null, note: note || null });
  return { ...withSuspension(record, null), events: [...record.events, event] };
}

const withSuspension = (record: LockRecord, suspended: Suspension | null): LockRecord =>
  record.request
    ? { ...record, request: { ...record.request, suspended } }
    : { ...record, lock: record.lock && { ...record.lock, suspended } };

/** What the lock desk decides on a lock or on what waits. */
export function deskMove(record: LockRecord, command: DeskMove, context: LockContext, by: LockAuthor): Moved {
  switch (command.move) {
    case 'confirm':
      return confirm(record, command, context, by);
    case 'deny':
      return deny(record, command.reason, context, by);
    case 'suspend':
      return suspend(record, command.reason, context, by);
    case 'resume':
      return resume(record, command.note, context, by);
    case 'revise':
      return revise(record, command, context, by);
    case 'concession':
      return concede(record, command, context, by);
  }
}
