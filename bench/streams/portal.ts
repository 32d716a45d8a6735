import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '../../api/db/embedded/embedded-database';
import { liveEvents } from '../../domain/loan/live.schemas';
import { runPortal } from '../../tests/support/running-portal';
import { sectionSaver } from '../section-saves';
import type { Streaming } from './measure';
import { openSessions } from './sessions';

const AUTHORS = 5;

/** The loans and versions that an event of the portal names. */
export function changesIn(event: string): string[] {
  const data = /event: loans\ndata: (.*)/.exec(event)?.[1];
  if (data === undefined) return [];
  return liveEvents.loans.parse(JSON.parse(data)).changes.map(({ loanNum, version }) => `${loanNum} ${version}`);
}

/** Runs with a portal of its own, which that many users may listen to; some of them save sections of their loans in turn. */
export async function withPortal<Result>(users: number, work: (portal: Streaming) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'emet-streams-'));
  await chmod(folder, 0o711);
  const database = await startEmbeddedDatabase({ dataDir: path.join(folder, 'database'), log: () => undefined });
  const secret = randomBytes(48).toString('base64url');
  const portal = await runPortal({
    dataDir: path.join(folder, 'data'),
    env: { DATABASE_URL: database.servingUrl, DATABASE_OWNER_URL: database.url, JWT_SECRET: secret },
  });
  try {
    const tokens = await openSessions(database.url, secret, users);
    const savers: ((turn: number) => Promise<{ loanNum: string; version: number }>)[] = [];
    for (const token of tokens.slice(0, AUTHORS)) savers.push(await sectionSaver({ url: portal.url, token }));
    const change = async (turn: number): Promise<string> => {
      const saver = savers[turn % savers.length];
      if (saver === undefined) throw new Error('There is no author.');
      const { loanNum, version } = await saver(Math.floor(turn / savers.length));
      return `${loanNum} ${version}`;
    };
    const result = await work({ pid: portal.pid, url: `${portal.url}/api/live`, tokens, change, changesIn });
    const warnings = portal
      .output()
      .split('\n')
      .filter((line) => /^{"level":[4-6]0/.test(line));
    for (const line of warnings.slice(0, 5)) console.log(line);
    return result;
  } finally {
    await portal.end('SIGTERM');
    await database.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
