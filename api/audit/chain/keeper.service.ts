import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../app-context';
import { anchorAudit } from './anchor.service';
import { removeExpired } from './retention.service';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

export interface AuditKeeper {
  /** Anchors the chain a last time. */
  stop(): Promise<void>;
}

/** Anchors the audit's chain every minute, and removes expired rows at the start and once a day. */
export function startAuditKeeper(portal: AppContext): AuditKeeper {
  const stopped = new AbortController();
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => portal.log.error({ err: error }, 'The audit could not be anchored or shortened.'));
  const keep = async (): Promise<void> => {
    let dueAt = portal.clock().getTime();
    while (!stopped.signal.aborted) {
      await attempt(anchorAudit(portal));
      if (portal.clock().getTime() >= dueAt) {
        dueAt = portal.clock().getTime() + DAY_MS;
        await attempt(removeAll(portal, stopped.signal));
      }
      await wait(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    await attempt(anchorAudit(portal));
  };
  const running = keep();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

async function removeAll(portal: AppContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await removeExpired(portal)) > 0);
}
