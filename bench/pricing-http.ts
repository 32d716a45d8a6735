import { loadavg } from 'node:os';
import { pino } from 'pino';
import { openDatabase } from '../api/db/connection';
import { createEmbeddedLos } from '../api/los/embedded/embedded-los';
import type { LosDb } from '../api/los/embedded/los-db';
import { migrateEmbeddedLos } from '../api/los/embedded/los-migrations';
import { seedPlaces } from '../api/reference/places/seed';
import { seedPrograms } from '../api/reference/programs/seed';
import { readConfig } from '../config/config';
import { testVault } from '../tests/support/test-vault';
import { type BenchDatabase, benchDatabase } from './bench-database';
import { startPortal } from './bench-portal';

/** Node compiles what runs often: the first 400 requests of a process take up to three times as long. */
const WARM = 600;
const ASKED = 500;

const scenario = {
  ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sPurchPrice: '800000.00', sApprVal: '800000.00' },
  ...{ sSpZip: '91101', sProdRLckdDays: 30 },
};

/** Each request has another scenario, as when someone types. */
const scenarioOf = (place: number) => ({
  ...scenario,
  sLAmtCalc: String(480_000 + (place % 200) * 1_000),
  sCreditScoreType2: 660 + (place % 120),
});

/** The demo lender's programs with today's rates, handed to the LOS that the portal of the bench opens. */
async function seedPrices({ url, db }: BenchDatabase): Promise<void> {
  const [clock, log] = [() => new Date(), pino({ level: 'silent' })];
  const losDb = openDatabase<LosDb>(url, { max: 2 });
  await migrateEmbeddedLos(losDb);
  const los = createEmbeddedLos({ db: losDb, vault: testVault(), clock, log });
  await seedPlaces({ db });
  await seedPrograms({ db, los, clock, log, config: readConfig({ DEMO: '1' }) });
  await losDb.destroy();
}

/**
 * The time of `POST /quick-pricer/v2` of the page Price My Loan: one request after the other, as from one browser, over HTTP to a
 * portal in another process.
 */
export async function measureHttp(): Promise<void> {
  const database = await benchDatabase();
  await seedPrices(database);
  const portal = await startPortal(database, ['loan-officer']);
  try {
    const { url, tokens } = portal.listening;
    const headers = { authorization: `Bearer ${tokens['loan-officer']}`, 'content-type': 'application/json' };
    const times: number[] = [];
    for (let place = 0; place < WARM + ASKED; place += 1) {
      const body = JSON.stringify(scenarioOf(place));
      const start = performance.now();
      const answer = await fetch(`${url}/api/quick-pricer/v2?rates=best-and-focused`, {
        method: 'POST',
        headers,
        body,
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`Status ${answer.status}`);
      if (place >= WARM) times.push(performance.now() - start);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    const load = loadavg()[0]?.toFixed(1) ?? '';
    console.log(
      `quick-pricer/v2 over HTTP (load ${load}): p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (goal 10 ms unloaded)`,
    );
  } finally {
    portal.stop();
    await database.remove();
  }
}
