import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { signInOverHttp } from '../support/api-client';
import { removeData, runPortal, type RunningPortal } from '../support/running-portal';

const WRITES = 200;
const AT_ONCE = 8;

/** Creates loans until `stop`; answers the numbers that were acknowledged. A lost connection is no acknowledgement. */
async function createLoans(url: string, killAfter: number, kill: () => Promise<void>): Promise<string[]> {
  const client = await signInOverHttp(url, 'loan-officer');
  const acknowledged: string[] = [];
  let asked = 0;
  let killing: Promise<void> | undefined;
  const worker = async () => {
    while (asked < WRITES) {
      asked += 1;
      const answer = await client
        .call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0', sLAmtCalc: '100000.00' })
        .catch(() => null);
      if (answer === null) return;
      if (answer.status === 201) acknowledged.push(String(answer.body.loanNum));
      if (acknowledged.length >= killAfter) killing ??= kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await killing;
  return acknowledged;
}

async function expectWhole(portal: RunningPortal, loanNums: readonly string[]): Promise<void> {
  const client = await signInOverHttp(portal.url, 'administrator');
  for (const loanNum of loanNums) {
    const loan = await client.call('GET', `/lqb/loans/${loanNum}`);
    expect(loan.status).toBe(200);
    expect(loan.body).toMatchObject({ version: 1, sLAmtCalc: '100000.00', sStatusT: '0' });
    const filter = encodeURIComponent(JSON.stringify({ q: loanNum }));
    const rows = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,9]`);
    expect((rows.body as unknown as { sLNm: string }[]).map((row) => row.sLNm)).toContain(loanNum);
  }
}

it('keeps every acknowledged write when the portal is killed in the middle of 200', { timeout: 120_000 }, async () => {
  const portal = await runPortal();
  const acknowledged = await createLoans(portal.url, 60, () => portal.end('SIGKILL'));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  const next = await runPortal({ dataDir: portal.dataDir });
  await expectWhole(next, acknowledged);
  await next.end('SIGTERM');
  await removeData(portal.dataDir);
});

it('keeps every acknowledged write when its database is killed in the middle of 200', { timeout: 120_000 }, async () => {
  const portal = await runPortal();
  const where = /database files: (.+)/i.exec(portal.output())?.[1] ?? path.join(portal.dataDir, 'database');
  const killDatabase = async () => {
    const pid = Number((await readFile(path.join(where.trim(), 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  };
  const acknowledged = await createLoans(portal.url, 60, killDatabase);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  await portal.end('SIGTERM');
  const next = await runPortal({ dataDir: portal.dataDir });
  await expectWhole(next, acknowledged);
  await next.end('SIGTERM');
  await removeData(portal.dataDir);
});
