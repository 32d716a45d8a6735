import pg from 'pg';
import { pino } from 'pino';
import { openEmbeddedLos } from '../api/los/embedded/open-embedded-los';
import { seedPlaces } from '../api/reference/places/seed';
import { seedPrograms } from '../api/reference/programs/seed';
import { seedOrganization } from '../api/reference/seed';
import { readConfig } from '../config/config';
import { completePurchase } from '../tests/support/loan-builder';
import { testVault } from '../tests/support/test-vault';
import { type BenchDatabase, benchDatabase } from './bench-database';
import { startPortal } from './bench-portal';

const SAVES = Number(process.env.BENCH_SAVES ?? 400);
const WARM_UP = 100;

async function fill({ db, url }: BenchDatabase): Promise<void> {
  const [config, log, clock] = [readConfig({ DEMO: '1' }), pino({ level: 'silent' }), () => new Date()];
  const los = await openEmbeddedLos({ databaseUrl: url, vault: testVault(), demo: false, clock, log });
  await seedOrganization({ db, config });
  await seedPlaces({ db });
  await seedPrograms({ db, los: los.port, clock, config, log });
  await los.close();
}

const at = (times: readonly number[], part: number): string =>
  `${([...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN).toFixed(1)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Saving sections of a loan over HTTP, one request after the other, in turn with what no save can do without: a transaction through
 * the driver that changes a row of that size and waits for the disk.
 */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  await fill(database);
  const portal = await startPortal(database, ['administrator']);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { url, tokens } = portal.listening;
    const send = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${tokens.administrator}`, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const { loanNum } = await send('/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
    let { version } = await send(`/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
    const saves = [
      (turn: number) => ['loan-terms', { sNoteIR: turn % 2 === 0 ? '6.125' : '6.250' }] as const,
      (turn: number) => ['subject-property', { sSpAddr: `${turn} Larkspur Lane` }] as const,
      (turn: number) => ['asset', { records: [{ owners: ['0B'], type: '3', value: `${turn}.00` }] }] as const,
    ];
    await client.query('create table bench_bare (id int primary key, content text)');
    await client.query("insert into bench_bare values (1, repeat('x', 8000))");
    const times = { save: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < SAVES + WARM_UP; turn += 1) {
      const [section, values] = saves[turn % saves.length]?.(turn) ?? ['', {}];
      const save = await timed(async () => {
        ({ version } = await send(`/loan-proxy/${loanNum}/${section}`, { version, ...values }));
      });
      const bare = await timed(() =>
        client.query('update bench_bare set content = repeat(chr(97 + $1), 8000)', [turn % 26]),
      );
      if (turn < WARM_UP) continue;
      times.save.push(save);
      times.bare.push(bare);
    }
    console.log(
      `Saving a section, ${SAVES} times: p50 ${at(times.save, 0.5)}, p99 ${at(times.save, 0.99)}; ` +
        `one durable update: p50 ${at(times.bare, 0.5)}, p99 ${at(times.bare, 0.99)}`,
    );
  } finally {
    await client.end();
    portal.stop();
    await database.remove();
  }
}
