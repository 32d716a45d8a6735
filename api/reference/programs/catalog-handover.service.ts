import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../../app-context';
import { yearInForce } from '../places/counties';
import { catalogOf } from './catalog.queries';

type CatalogSender = Pick<AppContext, 'db' | 'los' | 'clock'>;

/**
 * Hands the LOS what it prices by, where that has changed since the last time or the year of the limits has turned. The state
 * is locked meanwhile, so that of several portals one does it and an older catalog never comes after a newer one. Answers
 * whether something was handed over. An LOS without pricing takes none.
 */
export async function sendCatalog(portal: CatalogSender): Promise<boolean> {
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

/** Hands over at once; what fails is left to the follower. */
export async function trySendCatalog(portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'log'>): Promise<void> {
  try {
    await sendCatalog(portal);
  } catch (error) {
    portal.log.warn({ err: error }, 'Programs and rates could not be handed to the LOS; trying again.');
  }
}

export interface CatalogFollower {
  /** Ends after the handing over under way. */
  stop(): Promise<void>;
}

/** Keeps the LOS at what the portal wants it to price by, also after a crash or while the LOS was away. */
export function startCatalogFollower(
  portal: Pick<AppContext, 'db' | 'los' | 'clock' | 'log'>,
  every = 2000,
): CatalogFollower {
  const stopped = new AbortController();
  const follow = async (): Promise<void> => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      try {
        await sendCatalog(portal);
        failures = 0;
      } catch (error) {
        failures += 1;
        portal.log.warn({ err: error, failures }, 'Programs and rates could not be handed to the LOS; trying again.');
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
