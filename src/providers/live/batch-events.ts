import type { LiveBatch, LiveChange } from '../../../domain/loan/live.schemas';
import type { StreamEvent } from './stream-event';

const PAUSE_MS = 1_000;

export interface EventBatch {
  readonly refresh: boolean;
  readonly batch: LiveBatch;
}

function join(before: LiveChange | undefined, next: LiveChange): LiveChange {
  if (!before) return next;
  return {
    ...next,
    version: Math.max(before.version, next.version),
    what: [...new Set([...before.what, ...next.what])],
    by: next.by ?? before.by,
    mine: next.mine || before.mine,
  };
}

/**
 * Delivers the first event at once and batches those of the next second, so that a burst queries the server once a second, not
 * once per change.
 */
export function batchEvents(deliver: (events: EventBatch) => void): {
  onEvent: (event: StreamEvent) => void;
  end: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = new Map<string, LiveChange>();
  let gone = new Set<string>();
  let refresh = false;

  const flush = (): void => {
    timer = undefined;
    if (!refresh && changes.size === 0 && gone.size === 0) return;
    const events = { refresh, batch: { changes: [...changes.values()], gone: [...gone] } };
    changes = new Map();
    gone = new Set();
    refresh = false;
    timer = setTimeout(flush, PAUSE_MS);
    deliver(events);
  };

  return {
    onEvent: (event) => {
      if (event.kind === 'beat') return;
      if (event.kind === 'refresh') refresh = true;
      else {
        for (const change of event.batch.changes) {
          changes.set(change.loanNum, join(changes.get(change.loanNum), change));
          gone.delete(change.loanNum);
        }
        for (const loanNum of event.batch.gone) {
          changes.delete(loanNum);
          gone.add(loanNum);
        }
      }
      if (timer === undefined) flush();
    },
    end: () => clearTimeout(timer),
  };
}
