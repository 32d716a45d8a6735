// npm run check:processes -- --minutes 5: portals and a worker behind one address, of which one is killed all the time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { signInOverHttp } from '../support/api-client';
import { Evidence } from './evidence';
import { startFaultDatabase } from './fault-database';
import { killAndRestart, listenEverywhere, untold } from './killed-portals';
import { sessionEverywhere, wrongPasswords } from './shared-state';
import { openSite } from './site';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    portals: { type: 'string', default: '3' },
    writers: { type: 'string', default: '4' },
    // How many of a hundred answers to writes never arrive.
    lost: { type: 'string', default: '5' },
  },
});

// Ctrl-C ends what was started, too.
process.once('SIGINT', () => process.exit(130));

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

const folder = await mkdtemp(path.join(tmpdir(), 'portal-processes-'));
const database = await startFaultDatabase(path.join(folder, 'database'));
const site = await openSite({
  ...{ dataDir: path.join(folder, 'data'), portals: Number(values.portals), pauseMs: 20 },
  ...{ ownerUrl: database.url, writers: Number(values.writers), lost: Number(values.lost) / 100 },
  env: { DATABASE_URL: database.servingUrl, DATABASE_OWNER_URL: database.url, LOG_LEVEL: 'warn' },
});
const evidence = new Evidence(path.join(folder, 'evidence'), database.url, say);
try {
  const sessions = await sessionEverywhere(site.balancer.url, site.group.urls(), 'processor');
  say(`A session: ${sessions.known.join(', ')} at the portals; after signing out ${sessions.afterwards.join(', ')}.`);
  const limits = await wrongPasswords(site.group.urls(), 'closer', 5);
  say(`Wrong passwords in turns: ${limits.wrong.join(', ')}; then the right one: ${limits.right.join(', ')}.`);
  const pages = listenEverywhere(site, (await signInOverHttp(site.balancer.url, 'underwriter')).token);
  let kills = 0;
  for (const end = Date.now() + Number(values.minutes) * 60_000; Date.now() < end; kills += 1) {
    const member = site.group.members[kills % site.group.members.length];
    if (member) await killAndRestart(site, member, 20);
    await site.check.check();
    await evidence.collect(site);
    if (kills % 10 === 0) say(`${kills + 1} kills; ${site.summary()}`);
  }
  await site.finish();
  await evidence.collect(site);
  const missed = await untold(site, pages);
  say(`${kills} kills; ${site.summary()}; ${pages.reduce((sum, { streams }) => sum + streams, 0)} streams`);
  for (const text of missed) say(`problem: ${text}`);
  const isShared =
    sessions.afterwards.every((status) => status === 401) && limits.right.every((status) => status === 429);
  process.exitCode = evidence.isEmpty && missed.length === 0 && isShared ? 0 : 1;
  await Promise.all(pages.map((page) => page.stop()));
} finally {
  if (!evidence.isEmpty) await evidence.keepOutput(site);
  await site.close();
  await database.stop();
  if (evidence.isEmpty) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
