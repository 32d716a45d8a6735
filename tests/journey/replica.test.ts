import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../api/db/connection';
import { Replica } from '../../api/db/replica';
import { signInOverHttp } from '../support/api-client';
import { query, temporaryFolder } from '../support/embedded-database';
import { runPortal } from '../support/running-portal';
import { type StandbyPair, startWithStandby } from '../support/standby';

type Tables = { kept: { id: number } };

const AWAY_MS = 300;

const parent = temporaryFolder();
let pair: StandbyPair;
let primary: Kysely<Tables>;
let replica: Replica<Tables>;
const warned: string[] = [];

beforeAll(async () => {
  pair = await startWithStandby(join(parent, 'primary'), join(parent, 'standby'));
  primary = openDatabase<Tables>(pair.url);
  const log = { warn: (_context: object, text: string) => void warned.push(text) };
  replica = new Replica(primary, openDatabase<Tables>(pair.standbyUrl), log as never, {
    awayMs: AWAY_MS,
    waitMs: 1_000,
  });
  await query(pair.url, 'create table kept (id integer primary key)');
}, 120_000);
afterAll(async () => {
  await replica?.close();
  await primary?.destroy();
  await pair?.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** How many rows a read sees, and whether the replica answered it. */
const read = async () => {
  const found = await replica.read((db) =>
    sql<{ rows: number; standby: boolean }>`
      select count(*) as rows, pg_is_in_recovery() as standby from kept`.execute(db),
  );
  return found.rows[0];
};
const write = (id: number) => primary.insertInto('kept').values({ id }).execute();
const onStandby = (text: string) => query(pair.standbyUrl, text);

it('answers from the replica, with everything that was committed before', async () => {
  const seen = [];
  for (let id = 1; id <= 40; id += 1) {
    await write(id);
    seen.push(await read());
  }
  expect(seen.map((one) => one?.rows)).toEqual(seen.map((_, index) => index + 1));
  expect(seen.filter((one) => one?.standby).length).toBeGreaterThan(30);
});

it('answers from the primary while the replica is behind, and from the replica again afterwards', async () => {
  await expect.poll(async () => (await read())?.standby).toBe(true);
  await onStandby('select pg_wal_replay_pause()');
  await write(41);
  expect(await read()).toEqual({ rows: 41, standby: false });
  expect(warned.at(-1)).toContain('Lists are read from the primary');
  await onStandby('select pg_wal_replay_resume()');
  await expect.poll(read).toEqual({ rows: 41, standby: true });
});

it('answers from the primary if the replica may not do what is asked, and for other errors not at all', async () => {
  await expect.poll(async () => (await read())?.standby).toBe(true);
  await replica.read((db) => db.insertInto('kept').values({ id: 42 }).execute());
  expect(await read()).toMatchObject({ rows: 42 });
  await expect(replica.read((db) => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
});

it('serves the lists of a portal: with own saves, and not after signing out', { timeout: 120_000 }, async () => {
  const portal = await runPortal({
    dataDir: join(parent, 'portal'),
    env: {
      DEMO_LOANS: '30',
      ...{ DATABASE_URL: pair.servingUrl, DATABASE_OWNER_URL: pair.url, DATABASE_READ_URL: pair.standbyServingUrl },
    },
  });
  try {
    const client = await signInOverHttp(portal.url, 'administrator');
    const listed = async (loanNum: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q: loanNum }));
      const { status, body } = await client.call('GET', `/lqb/loans?filter=${filter}`);
      return { status, loans: Array.isArray(body) ? body.map(({ sLNm }) => sLNm) : [] };
    };
    for (let made = 0; made < 10; made += 1) {
      const loan = { sBranchChannelT: '1', sBranchName: 'Pasadena', sLPurposeT: '0' };
      const created = await client.call('POST', '/lqb/loans/create', loan);
      expect(created.status).toBe(201);
      const loanNum = String(created.body.loanNum);
      expect(await listed(loanNum)).toEqual({ status: 200, loans: [loanNum] });
    }
    expect((await client.call('GET', '/emet-data/reports/turn-times')).status).toBe(200);
    const [seen] = await onStandby(
      `select count(*)::integer as lists from pg_stat_activity where usename = 'emet_portal' and query like '%portal.pipeline%'`,
    );
    expect(seen).not.toEqual({ lists: 0 });
    expect((await client.call('POST', '/mfa/logout')).status).toBe(204);
    expect((await listed('1')).status).toBe(401);
  } finally {
    await portal.end('SIGTERM');
  }
});

it('answers from the primary when the replica is another server, or is gone', async () => {
  const log = { warn: (context: { err: Error }) => void warned.push(context.err.message) };
  const itself = new Replica(primary, openDatabase<Tables>(pair.url), log as never);
  expect(await itself.read(async (db) => db === primary)).toBe(true);
  expect(warned.at(-1)).toContain('not lead to a streaming replica');
  await itself.close();
  await pair.stopStandby();
  await write(43);
  await expect.poll(read).toEqual({ rows: 43, standby: false });
});

it('answers from the primary when the computer of the replica says nothing more', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const url = new URL(pair.url);
  url.port = String(port);
  const log = { warn: (context: { err: Error }) => void warned.push(context.err.message) };
  const lost = new Replica(primary, openDatabase<Tables>(url.href), log as never, { waitMs: 100 });
  expect(await lost.read(async (db) => db === primary)).toBe(true);
  expect(warned.at(-1)).toBe('It does not answer.');
  silent.close();
});
