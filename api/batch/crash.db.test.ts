import { type ChildProcess, fork } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltProcess, builtProcess } from '../../tests/support/built-process';
import { servicedLoan } from '../../tests/support/serviced-loan';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { batchesOf } from './batch.test-support';

const ROWS = 6_000;

let at: TestPortal;
let built: BuiltProcess;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  built = await builtProcess('batch-process');
  at = await testPortal();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await at.close();
  await built.remove();
});

const start = (): ChildProcess => {
  const child = fork(built.file, [at.databaseUrl], { execArgv: [] });
  children.add(child);
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  children.delete(child);
};

it('goes on after its process was killed in the middle, and saves each row once', { timeout: 120_000 }, async () => {
  const loanNum = await servicedLoan(at, 'loan-officer');
  const fields = ['loanNum', 'date', 'type', 'amount', 'reference'];
  const batches = batchesOf(at, 'accountant', 'transactions', fields);
  const rows = Array.from({ length: ROWS }, (_, row) => `${loanNum},2026-11-02,payment,${row + 1}.25,K-${row}`);
  const { body } = await batches.send(rows);
  const id: string = body.id;
  const stored = async (): Promise<number> => {
    const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from portal.transactions where loan_num = ${loanNum}`.execute(at.portal.db);
    return found[0]?.count ?? 0;
  };
  const first = start();
  await expect.poll(stored, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  await kill(first);
  const saved = await stored();
  expect(saved).toBeLessThan(ROWS);
  const second = start();
  await expect.poll(async () => (await batches.detail(id)).state, { timeout: 60_000, interval: 100 }).toBe('completed');
  await kill(second);
  expect((await batches.detail(id)).totals).toMatchObject({
    rows: ROWS,
    saved: ROWS,
    unchanged: 0,
    refused: 0,
    waiting: 0,
  });
  const { rows: sums } = await sql<{ amount: string; count: number }>`
    select sum(amount)::text as amount, count(*)::int as count from portal.transactions where loan_num = ${loanNum}`.execute(
    at.portal.db,
  );
  // 1 + 2 + … + 6000, and a quarter for each row.
  expect(sums[0]).toEqual({ amount: '18004500.00', count: ROWS });
});
