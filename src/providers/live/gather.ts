import type { LiveBatch, LiveChange } from '../../../domain/loan/live.schemas';
import type { News } from './news';

const PAUSE_MS = 1_000;

export interface Gathered {
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
export function gatherer(pass: (gathered: Gathered) => void): { hear: (news: News) => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = new Map<string, LiveChange>();
  let gone = new Set<string>();
  let refresh = false;

  const flush = (): void => {
    timer = undefined;
    if (!refresh && changes.size === 0 && gone.size === 0) return;
    const gathered = { refresh, batch: { changes: [...changes.values()], gone: [...gone] } };
    changes = new Map();
    gone = new Set();
    refresh = false;
    timer = setTimeout(flush, PAUSE_MS);
    pass(gathered);
  };

  return {
    hear: (news) => {
      if (news.kind === 'beat') return;
      if (news.kind === 'refresh') refresh = true;
      else {
        for (const change of news.batch.changes) {
          changes.set(change.loanNum, join(changes.get(change.loanNum), change));
          gone.delete(change.loanNum);
        }
        for (const loanNum of news.batch.gone) {
          changes.delete(loanNum);
          gone.add(loanNum);
        }
      }
      if (timer === undefined) flush();
    },
    end: () => clearTimeout(timer),
  };
}
