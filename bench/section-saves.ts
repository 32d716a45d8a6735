import { pino } from 'pino';
import { openEmbeddedLos } from '../api/los/embedded/open-embedded-los';
import { seedPlaces } from '../api/reference/places/seed';
import { seedPrograms } from '../api/reference/programs/seed';
import { seedOrganization } from '../api/reference/seed';
import { readConfig } from '../config/config';
import { completePurchase } from '../tests/support/loan-builder';
import { testVault } from '../tests/support/test-vault';
import type { BenchDatabase } from './bench-database';

/** What a loan needs to be created and saved: branches, places and programs. */
export async function fillReference({ db, url }: BenchDatabase): Promise<void> {
  const [config, log, clock] = [readConfig({ DEMO: '1' }), pino({ level: 'silent' }), () => new Date()];
  const los = await openEmbeddedLos({ databaseUrl: url, vault: testVault(), demo: false, clock, log });
  await seedOrganization({ db, config });
  await seedPlaces({ db });
  await seedPrograms({ db, los: los.port, clock, config, log });
  await los.close();
}

interface Server {
  readonly url: string;
  readonly token: string;
}

const saves = [
  (turn: number) => ['loan-terms', { sNoteIR: turn % 2 === 0 ? '6.125' : '6.250' }] as const,
  (turn: number) => ['subject-property', { sSpAddr: `${turn} Larkspur Lane` }] as const,
  (turn: number) => ['asset', { records: [{ owners: ['0B'], type: '3', value: `${turn}.00` }] }] as const,
];

/** A loan as it is after a save. */
interface Saved {
  readonly loanNum: string;
  readonly version: number;
}

/** Creates a loan, and returns what saves the next section of it. */
export async function sectionSaver({ url, token }: Server): Promise<(turn: number) => Promise<Saved>> {
  const send = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const begun = { sBranchChannelT: '1', sBranchName: 'Pasadena', sLPurposeT: '0' };
  const { loanNum } = await send('/lqb/loans/create', begun);
  let { version } = await send(`/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  return async (turn) => {
    const [section, values] = saves[turn % saves.length]?.(turn) ?? ['', {}];
    ({ version } = await send(`/loan-proxy/${loanNum}/${section}`, { version, ...values }));
    return { loanNum, version };
  };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The value below which that part of the times is. */
export const partOf = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

const [WARM_UP, SAVES] = [60, 200] as const;

/** Milliseconds of saving sections, one after the other. */
export async function saveTimes(server: Server): Promise<{ readonly p50: number; readonly p99: number }> {
  const save = await sectionSaver(server);
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + SAVES; turn += 1) times.push(await timed(() => save(turn)));
  const counted = times.slice(WARM_UP);
  return { p50: partOf(counted, 0.5), p99: partOf(counted, 0.99) };
}
