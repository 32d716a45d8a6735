// npm run check:update: portals of an earlier commit work on one database, while those of this one migrate it and take over.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildEarlierVersion } from './earlier-version';
import { Evidence } from './evidence';
import { startFaultDatabase } from './fault-database';
import { moreWrites } from './killed-portals';
import { type Member, startGroup } from './portal-group';
import { openSite } from './site';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    writes: { type: 'string', default: '150' },
    writers: { type: 'string', default: '4' },
    // How many of a hundred answers to writes never arrive.
    lost: { type: 'string', default: '0' },
    // For an earlier version that does not start on a newer database yet (before decision 112).
    'without-restart': { type: 'boolean', default: false },
  },
});
const writes = Number(values.writes);

// Ctrl-C ends what was started, too.
process.once('SIGINT', () => process.exit(130));

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function countMigrations(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select ((select count(*) from portal.migration) + (select count(*) from los.migration)
        + (select count(*) from journal.migration))::integer as count`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

/** A killed process of the earlier version, whose supervisor starts it on the migrated database. */
async function restart(member: Member): Promise<boolean> {
  await member.kill();
  try {
    await member.start();
    return true;
  } catch (error) {
    say(`problem: ${member.name} of the earlier version did not start again: ${String(error).slice(0, 600)}`);
    return false;
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'portal-update-'));
const earlier = buildEarlierVersion(path.join(folder, 'earlier'), values.from);
say(`The earlier version is ${earlier.commit}.`);
const database = await startFaultDatabase(path.join(folder, 'database'));
const env = { DATABASE_URL: database.servingUrl, DATABASE_OWNER_URL: database.url, LOG_LEVEL: 'warn' };
const plan = { dataDir: path.join(folder, 'data'), portals: 2, env };
let newer: Awaited<ReturnType<typeof startGroup>> | null = null;
const site = await openSite({
  ...{
    ...plan,
    root: earlier.root,
    ownerUrl: database.url,
    writers: Number(values.writers),
    pauseMs: 20,
    lost: Number(values.lost) / 100,
  },
  alsoAt: () => newer?.urls() ?? [],
});
const evidence = new Evidence(path.join(folder, 'evidence'), database.url, say);
try {
  await moreWrites(site, writes);
  const before = await countMigrations(database.url);
  newer = await startGroup(plan);
  say(`${(await countMigrations(database.url)) - before} migrations ran while users wrote; ${site.summary()}`);
  await moreWrites(site, writes);
  say(`Both versions served; ${site.summary()}`);
  let isRestarted = true;
  for (const member of values['without-restart'] ? [] : site.group.members) {
    isRestarted = (await restart(member)) && isRestarted;
    await moreWrites(site, writes / 3);
  }
  if (!values['without-restart']) say(`Each process of the earlier version was killed and started; ${site.summary()}`);
  for (const member of site.group.members) {
    await member.stop();
    await moreWrites(site, writes / 3);
  }
  say(`The earlier version was stopped; ${site.summary()}`);
  await site.finish();
  await evidence.collect(site);
  say(site.summary());
  process.exitCode = evidence.isEmpty && isRestarted ? 0 : 1;
} finally {
  await evidence.collect(site);
  if (!evidence.isEmpty) await evidence.keepOutput(site);
  await site.close();
  await newer?.end();
  await database.stop();
  earlier.remove();
  if (evidence.isEmpty) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
