import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../app-context';
import { yearInForce } from '../places/counties';
import { applyDueVersions } from './apply-rule-versions';
import { catalogOf } from './catalog.queries';

type CatalogSender = Pick<AppContext, 'db' | 'los' | 'clock'>;

/**
 * Sends the pricing catalog to the LOS if it changed since the last time or the year of the limits has changed. The state is
 * locked while sending, so that only one of several portals sends it and an older catalog never replaces a newer one. Returns
 * whether it was sent. An LOS without pricing gets none.
 */
export async function sendCatalog(portal: CatalogSender): Promise<boolean> {
  await applyDueVersions(portal.db, portal.clock());
  if (!(await portal.los.supports()).includes('pricing')) return false;
  return portal.db.transaction().execute(async (trx) => {
    const now = portal.clock();
    const year = await yearInForce(trx, now);
    const state = await trx.selectFrom('portal.catalog_state').selectAll().forUpdate().executeTakeFirstOrThrow();
    if (state.handed_over >= state.wanted && state.limit_year === year) return false;
    const catalog = await catalogOf(trx, now, year);
    await portal.los.putPricingCatalog({ id: randomUUID(), by: 'portal', byName: 'Portal' }, catalog);
    await trx
      .updateTable('portal.catalog_state')
      .set({ handed_over: state.wanted, limit_year: year, handed_over_at: now })
      .execute();
    return true;
  });
}

/** Sends the catalog immediately; the follower retries after a failure. */
export async function trySendCatalog(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'log'>): Promise<void> {
  try {
    await sendCatalog(portal);
  } catch (error) {
    portal.log.warn({ err: error }, 'Programs and rates could not be handed to the LOS; trying again.');
  }
}

export interface CatalogFollower {
  /** Stops after the current send. */
  stop(): Promise<void>;
}

/** Keeps the LOS's catalog up to date, also after a crash or an outage of the LOS. `after` runs whenever it is. */
export function startCatalogFollower(
  portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'log'>,
  every = 2000,
  after: () => Promise<unknown> = async () => undefined,
): CatalogFollower {
  const stopped = new AbortController();
  const follow = async (): Promise<void> => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      try {
        await sendCatalog(portal);
        await after();
        failures = 0;
      } catch (error) {
        failures += 1;
        portal.log.warn(
          { err: error, failures },
          'Programs, rates or rate sheets could not be handed over; trying again.',
        );
      }
      await wait(Math.min(every * 2 ** failures, 60_000), undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const running = follow();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
