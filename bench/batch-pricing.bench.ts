import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../api/app-context';
import { openDatabase } from '../api/db/connection';
import type { Actor } from '../api/http/actor';
import { priceRunDetailOf, savePrices, startPriceRun } from '../api/investor/price-runs.service';
import { catchUp } from '../api/loan/feed-follower.service';
import type { LosDb } from '../api/los/embedded/los-db';
import { migrateEmbeddedLos } from '../api/los/embedded/los-migrations';
import { seedLoans } from '../api/los/embedded/seed';
import { orderTypes } from '../api/order-types';
import { startOrderWorker } from '../api/orders/worker';
import { demoLoans } from '../config/demo/loans/demo-loans';
import { demoBranches, demoCompanies } from '../config/demo/organization';
import { demoPrograms } from '../config/demo/programs/demo-programs';
import { demoRateSheets } from '../config/demo/programs/rate-sheet-generator';
import { pacificDate } from '../domain/format/date';
import type { PriceRunDetail } from '../domain/investor/price-run.schemas';
import { plainContext } from '../tests/support/plain-context';
import { benchDatabase } from './bench-database';

const LOANS = Number(process.env.BENCH_LOANS ?? 10_000);

const actor: Actor = {
  ...{
    userId: randomUUID(),
    sessionId: randomUUID(),
    login: 'secondary',
    displayName: 'Bench',
    email: 'b@example.com',
  },
  ...{ roles: ['Secondary'], isPml: false, isRetail: false, isLqbSession: false, passwordDue: false, factorDue: false },
  ...{ branchName: null, companyName: null, menuPermissions: [], editPermissions: [], pageLetters: {} as never },
  ...{ priceGroup: null, miniCorrespondentPriceGroup: null, canViewMini: true },
};
const caller = { actor, requestId: null, address: null };

/** The longest time that the event loop was busy, which is how long a user of the same process waits. */
function loopWatch() {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

async function timed(
  portal: AppContext,
  id: string,
  title: string,
  count: number,
  isDone: (run: PriceRunDetail) => boolean,
): Promise<PriceRunDetail> {
  const begun = performance.now();
  const longest = loopWatch();
  for (;;) {
    const run = await priceRunDetailOf(portal, id);
    if (isDone(run)) {
      const seconds = (performance.now() - begun) / 1000;
      const perSecond = Math.round(count / seconds);
      console.log(
        `${title}: ${seconds.toFixed(1)} s, ${perSecond} loans a second, event loop busy up to ${Math.round(longest())} ms`,
      );
      return run;
    }
    await pause(250);
  }
}

/** A run of many loans with the demo's programs, and the saving of all its prices. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  const losDb = openDatabase<LosDb>(database.url, { max: 6 });
  await migrateEmbeddedLos(losDb);
  const portal = plainContext({ db: database.db, losDb, folder: '.data/bench' });
  const order = {
    seed: 7,
    count: LOANS,
    today: pacificDate(portal.clock()),
    branches: demoBranches,
    companies: demoCompanies,
  };
  await losDb
    .transaction()
    .execute((trx) => seedLoans(trx, portal.vault, demoLoans({ ...order, programs: demoPrograms }), portal.clock()));
  const rateSheets = demoRateSheets({ seed: 1, programs: demoPrograms, effective: portal.clock() });
  const operation = { id: randomUUID(), by: 'bench', byName: 'Bench' };
  await portal.los.putPricingCatalog(operation, { programs: demoPrograms, rateSheets });
  await catchUp(portal);
  const worker = startOrderWorker(portal, database.url, orderTypes);
  try {
    const { id } = await startPriceRun(portal, caller, { id: randomUUID(), filter: undefined });
    const { totals } = await timed(portal, id, `Pricing ${LOANS} loans`, LOANS, ({ state }) => state === 'completed');
    console.log(`  priced ${totals.priced}, gaining ${totals.gaining}, losing ${totals.losing}, net ${totals.net}`);
    await savePrices(portal, caller, id, undefined);
    const saved = await timed(
      portal,
      id,
      `Saving ${totals.priced} prices`,
      totals.priced,
      (one) => one.totals.saving === 0,
    );
    console.log(`  saved ${saved.totals.saved}, not saved ${saved.totals.notSaved}`);
  } finally {
    await worker.stop();
    await portal.typesetter.close();
    await losDb.destroy();
    await database.remove();
  }
}
