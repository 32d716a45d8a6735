import { pino } from 'pino';
import { openEmbeddedLos } from '../api/los/embedded/open-embedded-los';
import { seedPlaces } from '../api/reference/places/seed';
import { seedPrograms } from '../api/reference/programs/seed';
import { seedOrganization } from '../api/reference/seed';
import { readConfig } from '../config/config';
import { testVault } from '../tests/support/test-vault';
import { type BenchDatabase, benchDatabase } from './bench-database';
import { startPortal } from './bench-portal';
import { addPrograms, addUsers, keepZips, rateFile } from './tables-rows';

const TRIES = 25;
const FEW = 100;
const USERS = 100_000;
const PROGRAMS = 200;
const RATES_EACH = 60;

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** One request, which has to succeed. */
const clientOf =
  (url: string, token: string | undefined): Ask =>
  async (path, init = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(`${url}/api${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };

/** The median of some tries, in milliseconds. */
async function median(ask: Ask, path: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const begun = performance.now();
    await (await ask(path)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? Number.NaN;
}

const list = (path: string, query: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;

const users = '/emet-data/user/employees';
const zips = '/emet-data/zipcode';

/** Typical pages. */
const pages: Readonly<Record<string, string>> = {
  'users, first page': list(users, { range: [0, 19] }),
  'users, by last name': list(users, { range: [0, 19], sort: ['lastName', 'ASC'] }),
  'users, found by name': list(users, { range: [0, 19], filter: { q: 'person-42' } }),
  'users, of a role': list(users, { range: [0, 19], filter: { roles: ['Processor'] } }),
  'zip codes, first page': list(zips, { range: [0, 19] }),
  'zip codes, found by number': list(zips, { range: [0, 19], filter: { q: '0060' } }),
};

async function measurePages(ask: Ask, wanted: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, path] of Object.entries(pages)) {
    if (name.startsWith(wanted)) found.set(name, await median(ask, path));
  }
  return found;
}

function print(few: ReadonlyMap<string, number>, many: ReadonlyMap<string, number>, rows: number): void {
  for (const [name, of] of few) {
    const grown = many.get(name) ?? Number.NaN;
    const ratio = (grown / of).toFixed(2);
    const size = rows.toLocaleString('en-US');
    console.log(
      `${name.padEnd(28)} ${FEW} rows ${of.toFixed(1)} ms   ${size} rows ${grown.toFixed(1)} ms   ratio ${ratio}`,
    );
  }
}

/**
 * Uploading a rate file (checking every cell and storing the draft) and publishing it, compared with parsing the numbers only.
 */
async function measureRates(ask: Ask, { db }: BenchDatabase): Promise<void> {
  await addPrograms(db, PROGRAMS);
  const programs = await db.selectFrom('portal.programs').select('name').orderBy('name').execute();
  const file = rateFile(
    programs.map(({ name }) => name),
    RATES_EACH,
  );
  const timed = async <T>(act: () => Promise<T>): Promise<[T, number]> => {
    const begun = performance.now();
    return [await act(), performance.now() - begun];
  };
  const send = async (text: string) => {
    const body = new FormData();
    body.append('files', new Blob([text], { type: 'text/csv' }), 'rates.csv');
    return (await ask('/emet-data/prog/rate-sheets', { method: 'POST', body })).json();
  };
  const [, reading] = await timed(async () => file.split('\n').map((line) => line.split(',').map(Number)));
  const [broken, refusing] = await timed(() => send(file.replace(/,3\.125,/, ',3.13,')));
  const [{ publication }, checking] = await timed(() => send(file));
  const { id, version, latest } = publication;
  const body = JSON.stringify({ version, latest, effectiveAt: null });
  const headers = { 'content-type': 'application/json' };
  const [, publishing] = await timed(() =>
    ask(`/emet-data/prog/rate-sheets/${id}/publish`, { method: 'POST', body, headers }),
  );
  const cell: string = broken.problems[0].cell;
  console.log(`Rates, ${programs.length} programs x ${RATES_EACH} rates: read bare ${reading.toFixed(0)} ms`);
  console.log(`  checked and kept as a draft ${checking.toFixed(0)} ms, ${(checking / reading).toFixed(0)} times that`);
  console.log(`  published and handed to the LOS ${publishing.toFixed(0)} ms`);
  console.log(`  refused by the name of cell ${cell} in ${refusing.toFixed(0)} ms`);
}

async function fill(database: BenchDatabase): Promise<void> {
  const { db, url } = database;
  const [config, log, clock] = [readConfig({ DEMO: '1' }), pino({ level: 'silent' }), () => new Date()];
  const los = await openEmbeddedLos({ databaseUrl: url, vault: testVault(), demo: false, clock, log });
  await seedOrganization({ db, config });
  await seedPlaces({ db });
  await seedPrograms({ db, los: los.port, clock, config, log });
  await los.close();
  await addUsers(db, 1, FEW);
}

/** Lists of the administration with few rows and with many, and a file of rates from the upload to the prices. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  await fill(database);
  const portal = await startPortal(database, ['administrator']);
  try {
    const ask = clientOf(portal.listening.url, portal.listening.tokens.administrator);
    await measurePages(ask, '');
    const fewUsers = await measurePages(ask, 'users');
    await addUsers(database.db, FEW + 1, USERS);
    print(fewUsers, await measurePages(ask, 'users'), USERS);
    const allZips = await measurePages(ask, 'zip');
    await keepZips(database.db, FEW);
    print(await measurePages(ask, 'zip'), allZips, 33_791);
    await measureRates(ask, database);
  } finally {
    portal.stop();
    await database.remove();
  }
}
