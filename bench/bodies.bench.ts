import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { aporColumn, aporYears } from '../domain/pricing/apor-import';
import { benchDatabase } from './bench-database';
import { startHealth, startPortal } from './bench-portal';
import type { Used } from './portal-process';

const AT_ONCE = 20;
const MB = 1024 * 1024;

/** A body to send, and the call it goes to. */
interface Load {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
  readonly token?: string | undefined;
  /** Without a declared length. */
  readonly chunked?: boolean;
}

/** The status of the answer; 0 if the portal closed the connection before it. */
function send(url: string, { path, type, body, token, chunked }: Load): Promise<number> {
  const headers = {
    'content-type': type,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
  };
  return new Promise((resolve) => {
    const sent = request(`${url}/api${path}`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const BOUNDARY = 'the-boundary-of-the-bench';

/** A multipart body with one file and text fields. */
function multipart(name: string, file: Buffer, fields: Readonly<Record<string, string>> = {}): Buffer {
  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const texts = Object.entries(fields).map(([field, value]) => `${part(`name="${field}"`)}${value}\r\n`);
  const start = Buffer.from(`${texts.join('')}${part(`name="files"; filename="${name}"`)}`);
  return Buffer.concat([start, file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const flat = (bytes: number): Buffer => {
  const member = (index: number) => `"member${index}":"${'x'.repeat(80)}"`;
  return Buffer.from(`{${Array.from({ length: Math.floor(bytes / 100) }, (_, index) => member(index)).join(',')}}`);
};
const deep = (bytes: number): Buffer => Buffer.from(`${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`);
const pdf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);

/** 5,000 weeks of rates: the largest file of its kind. */
function rates(): Buffer {
  const day = (week: number) =>
    new Date(Date.UTC(2001, 0, 1) + (week % 1300) * 7 * 86_400_000).toISOString().slice(0, 10);
  const line = (week: number) => [day(week), ...aporYears.map((years) => `${(years % 7) + 1}.${week % 100}`)].join(',');
  const head = ['Week', ...aporYears.map((years) => aporColumn(years))].join(',');
  return Buffer.from([head, ...Array.from({ length: 5000 }, (_, week) => line(week))].join('\n'));
}

function loads(token: string | undefined): Readonly<Record<string, Load>> {
  const json = 'application/json';
  const form = `multipart/form-data; boundary=${BOUNDARY}`;
  const [signIn, loan, folder] = ['/mfa/login', '/lqb/loans/create', '/emet-storage/forms'];
  const tables = multipart('rates.csv', rates(), { rateTable: 'fixed' });
  return {
    'JSON of 5 MB to the sign-in': { path: signIn, type: json, body: flat(5 * MB) },
    'deep JSON of 5 MB, chunked, to the sign-in': { path: signIn, type: json, body: deep(5 * MB), chunked: true },
    'multipart of 20 MB to the sign-in': { path: signIn, type: form, body: multipart('a.pdf', pdf(20 * MB)) },
    'JSON of 5 MB without a token': { path: loan, type: json, body: flat(5 * MB) },
    'multipart of 20 MB without a token': { path: folder, type: form, body: multipart('a.pdf', pdf(20 * MB)) },
    'JSON of 5 MB': { path: loan, type: json, body: flat(5 * MB), token },
    'JSON of 5 MB, chunked': { path: loan, type: json, body: flat(5 * MB), token, chunked: true },
    'JSON of 500 kB, within the limit of the call': { path: loan, type: json, body: flat(500_000), token },
    'deep JSON of 500 kB': { path: loan, type: json, body: deep(500_000), token },
    'multipart of 20 MB': { path: folder, type: form, body: multipart('a.pdf', pdf(20 * MB)), token },
    'CSV of 5,000 rows to an import': { path: '/emet-data/apor/import/check', type: form, body: tables, token },
  };
}

/** The figures that must hold in every case. */
const MOST = { healthMs: 200, memoryMb: 400 } as const;

interface Measured extends Used {
  readonly healthMs: number;
}

const holds = ({ healthMs, memoryMb }: Measured): boolean => healthMs < MOST.healthMs && memoryMb < MOST.memoryMb;

/** Other processes that want the cores make every time longer than the portal's own work. */
function machine(): string {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  return `${cores} cores, load ${load.toFixed(1)}${load > cores / 2 ? ': BUSY, so the times below say little' : ''}`;
}

/** Twenty large bodies at once: how long `/healthz` takes meanwhile, and the most memory the portal used. */
export async function run(): Promise<void> {
  console.log(`At the start: ${machine()}`);
  const database = await benchDatabase();
  const portal = await startPortal(database, ['administrator']);
  const { url, tokens } = portal.listening;
  const health = startHealth(url);
  const broken: string[] = [];
  try {
    await fetch(`${url}/healthz`);
    console.log(`The portal uses ${(await portal.used()).memoryMb} MB`);
    for (const [name, load] of Object.entries(loads(tokens.administrator))) {
      await health.slowestMs();
      await portal.used();
      const begun = performance.now();
      const sent = await Promise.all(Array.from({ length: AT_ONCE }, () => send(url, load)));
      const tookMs = performance.now() - begun;
      const measured = { ...(await portal.used()), healthMs: await health.slowestMs() };
      if (!holds(measured)) broken.push(name);
      const statuses = [...new Set(sent)].sort().join(', ');
      console.log(
        `${AT_ONCE} x ${name.padEnd(46)} ${statuses.padEnd(14)} ${tookMs.toFixed(0).padStart(6)} ms   ` +
          `/healthz at most ${measured.healthMs.toFixed(0).padStart(5)} ms   ` +
          `event loop delayed at most ${measured.delayMs.toFixed(0).padStart(4)} ms, busy ${measured.turnMs.toFixed(0).padStart(4)} ms   memory at most ${measured.memoryMb} MB`,
      );
    }
  } finally {
    health.stop();
    portal.stop();
    await database.remove();
  }
  const figures = `/healthz under ${MOST.healthMs} ms, memory under ${MOST.memoryMb} MB`;
  console.log(`At the end: ${machine()}`);
  console.log(broken.length === 0 ? `HOLDS: ${figures}` : `DOES NOT HOLD: ${figures}, with ${broken.join('; ')}`);
  if (broken.length > 0) process.exitCode = 1;
}
