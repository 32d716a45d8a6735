// npm run check:faults -- --kills 1000: kills portals, worker and database while users write, and looks for what was lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '../support/running-portal';
import { Evidence } from './evidence';
import { startFaultDatabase } from './fault-database';
import type { Member } from './portal-group';
import { openSite } from './site';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    portals: { type: 'string', default: '2' },
    writers: { type: 'string', default: '4' },
    // How many of a hundred answers to writes never arrive.
    lost: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '90' },
  },
});
const [kills, portals, writers, minutes] = [values.kills, values.portals, values.writers, values.minutes].map(Number);

const REPORT_EVERY = 25;

type Victim = 'portal' | 'worker' | 'connection' | 'database server';

/** Of twenty kills. */
const victims: readonly Victim[] = [
  ...Array<Victim>(6).fill('portal'),
  ...Array<Victim>(2).fill('worker'),
  ...Array<Victim>(9).fill('connection'),
  ...Array<Victim>(3).fill('database server'),
];

// Ctrl-C ends what was started, too.
process.once('SIGINT', () => process.exit(130));

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];

const folder = await mkdtemp(path.join(tmpdir(), 'portal-faults-'));
const database = await startFaultDatabase(path.join(folder, 'database'));
const env = { DATABASE_URL: database.servingUrl, DATABASE_OWNER_URL: database.url, LOG_LEVEL: 'warn' };
const site = await openSite({
  ...{ dataDir: path.join(folder, 'data'), portals: portals ?? 2, env, pauseMs: 20 },
  ...{ ownerUrl: database.url, writers: writers ?? 4, lost: Number(values.lost) / 100 },
});

const evidence = new Evidence(path.join(folder, 'evidence'), database.url, say);

const restart = async (member: Member): Promise<void> => {
  await member.kill();
  await member.start();
};

async function kill(victim: Victim): Promise<void> {
  if (victim === 'connection') return database.killBackend();
  if (victim === 'database server') return database.killServer();
  const member = any(site.group.members.filter(({ kind }) => kind === victim));
  if (member) await restart(member);
}

const killed = new Map<Victim, number>();
const total = (): number => [...killed.values()].reduce((sum, count) => sum + count, 0);

function report(): void {
  const each = [...killed].map(([victim, count]) => `${victim} ${count}`).join(', ');
  say(`${total()} kills (${each}); ${site.summary()}`);
}

const began = Date.now();
try {
  while (total() < (kills ?? 100) && Date.now() - began < (minutes ?? 90) * 60_000) {
    const victim = any(victims) ?? 'portal';
    await pause(Math.random() * 500);
    await kill(victim);
    killed.set(victim, (killed.get(victim) ?? 0) + 1);
    await site.check.check();
    await evidence.collect(site);
    if (total() % REPORT_EVERY === 0) report();
  }
  await site.finish();
  await evidence.collect(site);
  const audit = await runCommand('audit-verify.ts', [], { ...env, DATA_DIR: path.join(folder, 'data') });
  report();
  say(
    `The audit ${audit.code === 0 ? 'is unbroken' : `is broken:\n${audit.output}`}. ${Math.round((Date.now() - began) / 1000)} s`,
  );
  process.exitCode = evidence.isEmpty && audit.code === 0 ? 0 : 1;
} finally {
  if (!evidence.isEmpty) await evidence.keepOutput(site);
  await site.close();
  await database.stop();
  // With problems, the database and the files stay, too.
  if (evidence.isEmpty) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
