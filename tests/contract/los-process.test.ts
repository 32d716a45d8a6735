import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createRemoteLos } from '../../api/los/remote/remote-los';
import { ensureServerBuilt } from '../../config/launch/ensure-built.mjs';
import { builtFile } from '../../config/launch/programs.mjs';
import { type TestDatabase, testDatabase } from '../support/database';
import { withLogin } from '../support/database-url';
import { testDataKey } from '../support/test-data-key';
import { draftLoan, operation } from './contract-loan';
import { silent } from './open-los';

const token = randomBytes(32).toString('base64url');
const READY = /The LOS is ready: (\S+)/;
const START_LIMIT_MS = 50_000;

interface LosProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Exit code or signal of the process. */
  readonly ended: Promise<number | string | null>;
  /** Everything that it has printed. */
  readonly output: () => string;
}

function launch(env: Record<string, string>): {
  child: ChildProcess;
  ended: LosProcess['ended'];
  output: () => string;
} {
  const child = spawn(process.execPath, ['--enable-source-maps', builtFile('los/server.ts')], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  return { child, ended, output: () => printed };
}

async function start(ownerUrl: string): Promise<LosProcess> {
  const { child, ended, output } = launch({
    DATABASE_URL: withLogin(ownerUrl, inject('testServer').login),
    DATABASE_OWNER_URL: ownerUrl,
    LOS_TOKEN: token,
    DATA_KEY: testDataKey,
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const url = READY.exec(output())?.[1];
    if (url) return { url, child, ended, output };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The LOS did not get ready:\n${output()}`);
}

describe('the LOS as a separate process', () => {
  let database: TestDatabase;
  let running: LosProcess;

  beforeAll(async () => {
    expect(await ensureServerBuilt()).toBe(true);
    database = await testDatabase({ empty: true });
    running = await start(database.url);
  });
  afterAll(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
    await database.drop();
  });

  it('creates its schema as the owner, starts without demo loans and serves the port with its own login', async () => {
    const los = createRemoteLos({ url: running.url, token, log: silent });
    expect((await los.changesSince('', 10)).changes).toEqual([]);
    const loan = await los.createLoan(operation(), draftLoan());
    expect(await los.loadLoan(loan.sLNm)).toEqual(loan);
    expect(running.output()).not.toContain('owns the database');
  });

  it('finishes running work on SIGTERM, and restarts with all of it', async () => {
    const los = createRemoteLos({ url: running.url, token, log: silent });
    const requests = Array.from({ length: 5 }, () => los.createLoan(operation(), draftLoan()));
    await requests[0];
    running.child.kill('SIGTERM');
    const done = (await Promise.allSettled(requests)).filter((one) => one.status === 'fulfilled');
    expect(await running.ended).toBe(0);
    running = await start(database.url);
    const again = createRemoteLos({ url: running.url, token, log: silent });
    const stored = await again.loadLoans(done.map((one) => one.value.sLNm));
    expect(stored).toHaveLength(done.length);
    expect(done.length).toBeGreaterThan(0);
  });

  it('refuses to start without a token outside demo mode, with a message', async () => {
    const { ended, output } = launch({ DATABASE_URL: database.url });
    expect(await ended).toBe(1);
    expect(output()).toContain('LOS_TOKEN is missing');
  });
});
