// npm run check:pooler: portals and a worker behind PgBouncer in transaction mode, and tests of the API through it.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { selfTests } from '../../domain/self-test/self-test';
import { signInOverHttp } from '../support/api-client';
import { withPort } from '../support/database-url';
import { Evidence } from './evidence';
import { startFaultDatabase } from './fault-database';
import { killAndRestart, listenEverywhere, untold } from './killed-portals';
import { findPgBouncer, startPooler } from './pooler';
import { rolesEverywhere, sessionEverywhere } from './shared-state';
import { openSite } from './site';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '6' } },
});

/** Parts of paths of tests that use transactions, locks, orders and prepared statements. */
const TESTS = ['api/orders', 'api/loan', 'api/access', 'api/conversations', 'api/email', 'api/audit', 'api/los'];

// Ctrl-C ends what was started, too.
process.once('SIGINT', () => process.exit(130));

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Portals and a worker write, and are killed. Returns whether all was as without a pooler. */
async function checkProcesses(found: { readonly program: string; readonly version: string }): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-pooled-'));
  const database = await startFaultDatabase(path.join(folder, 'database'));
  const pooler = await startPooler({ ...found, urls: [database.servingUrl], size: 8 });
  const env = {
    DATABASE_URL: withPort(database.servingUrl, pooler.port),
    DATABASE_DIRECT_URL: database.servingUrl,
    DATABASE_OWNER_URL: database.url,
  };
  const site = await openSite({
    ...{ dataDir: path.join(folder, 'data'), portals: 2, env, pauseMs: 20, ownerUrl: database.url, writers: 4 },
  });
  const evidence = new Evidence(path.join(folder, 'evidence'), database.url, say);
  try {
    const administrator = await signInOverHttp(site.balancer.url, 'administrator');
    const failed: string[] = [];
    for (const name of selfTests) {
      const { body } = await administrator.call('POST', `/emet-data/test/${name}`);
      if (body.ok !== true) failed.push(name);
    }
    say(`Self-tests: ${failed.length === 0 ? 'all succeeded' : `failed: ${failed.join(', ')}`}`);
    const session = await sessionEverywhere(site.balancer.url, site.group.urls(), 'processor');
    say(`A session: ${session.known.join(', ')} at the portals; after signing out ${session.afterwards.join(', ')}.`);
    const roles = await rolesEverywhere(site.balancer.url, site.group.urls(), 'funder');
    say(
      `The pipeline: ${roles.before.join(', ')}; without roles ${roles.without.join(', ')}; with them ${roles.after.join(', ')}.`,
    );
    const pages = listenEverywhere(site, administrator.token);
    for (let kills = 0; kills < Number(values.kills); kills += 1) {
      const member = site.group.members[kills % site.group.members.length];
      if (member) await killAndRestart(site, member, 40);
      await site.check.check();
      await evidence.collect(site);
    }
    await site.finish();
    await evidence.collect(site);
    const missed = await untold(site, pages);
    for (const text of missed) say(`problem: ${text}`);
    say(`${values.kills} kills; ${site.summary()}`);
    await Promise.all(pages.map((page) => page.stop()));
    return (
      evidence.isEmpty &&
      failed.length + missed.length === 0 &&
      [...session.afterwards, ...roles.without].every((it) => it === 401 || it === 403)
    );
  } finally {
    if (!evidence.isEmpty) await evidence.keepOutput(site);
    await site.close();
    await pooler.stop();
    await database.stop();
    if (evidence.isEmpty) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

function checkTests(): boolean {
  const tests = positionals.length > 0 ? positionals : TESTS;
  const args = [path.join('config', 'launch', 'test.mjs'), ...tests];
  return (
    spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_POOLER: '1' } }).status === 0
  );
}

const found = findPgBouncer();
if (found === null) {
  say('Skipped: PgBouncer is not installed. Install it (apt-get install pgbouncer), or name the program in PGBOUNCER.');
} else {
  say(`PgBouncer ${found.version}, in transaction mode`);
  const isRight = await checkProcesses(found);
  process.exitCode = checkTests() && isRight ? 0 : 1;
}
