import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { actorOfLogin } from '../api/access/access.service';
import { batchRowsFile } from '../api/batch/batch-rows.service';
import { batchDetailOf, startBatch, undoBatch } from '../api/batch/batches.service';
import { openDatabase } from '../api/db/connection';
import { catchUp } from '../api/loan/feed-follower.service';
import type { LosDb } from '../api/los/embedded/los-db';
import { migrateEmbeddedLos } from '../api/los/embedded/los-migrations';
import { seedLoans } from '../api/los/embedded/seed';
import { orderTypes } from '../api/order-types';
import { startOrderWorker } from '../api/orders/worker';
import { demoLoans } from '../config/demo/loans/demo-loans';
import { demoBranches, demoCompanies } from '../config/demo/organization';
import { demoPrograms } from '../config/demo/programs/demo-programs';
import type { BatchState } from '../domain/batch/batch-fields';
import { pacificDate } from '../domain/format/date';
import { servicedStatuses } from '../domain/servicing/servicing-terms';
import { portalOn } from '../tests/support/batch-process';
import { testVault } from '../tests/support/test-vault';
import { benchDatabase } from './bench-database';

const ROWS = Number(process.env.BENCH_ROWS ?? 50_000);
const LOANS = 600;

/** Samples the memory of this process, in which the portal and its worker run. */
function memoryWatch(): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  return () => {
    clearInterval(timer);
    return Math.round(most / 1024 / 1024);
  };
}

/** An import of 50,000 transactions: reading the file, checking and saving all rows, its report, and taking it back. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  const losDb = openDatabase<LosDb>(database.url, { max: 4 });
  await migrateEmbeddedLos(losDb);
  const portal = portalOn(database.url);
  const loans = demoLoans({
    ...{ seed: 7, count: LOANS, today: pacificDate(new Date()), programs: demoPrograms },
    ...{ branches: demoBranches, companies: demoCompanies },
  });
  await losDb.transaction().execute((trx) => seedLoans(trx, testVault(), loans, new Date()));
  await catchUp(portal);
  const serviced = portal.db.selectFrom('portal.pipeline').where('sStatusT', 'in', [...servicedStatuses]);
  const numbers = (await serviced.select('loan_num').execute()).map((row) => row.loan_num);
  const actor = await actorOfLogin(portal.db, 'administrator');
  if (actor === null) throw new Error('The demo has no administrator.');
  const caller = { actor, requestId: null, address: null };
  const lines = Array.from(
    { length: ROWS },
    (_, row) => `${numbers[row % numbers.length]},11/02/2026,Payment,"${1000 + (row % 2000)}.25",BENCH-${row}`,
  );
  const bytes = Buffer.from(['Loan Number,Date,Type,Amount,Reference', ...lines].join('\n'));
  const mapping = Object.fromEntries(
    ['loanNum', 'date', 'type', 'amount', 'reference'].map((name, column) => [name, { column }]),
  );
  const worker = startOrderWorker(portal, database.url, orderTypes);
  const ends = async (id: string, state: BatchState): Promise<void> => {
    while ((await batchDetailOf(portal, id)).state !== state) await pause(100);
  };
  const since = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  try {
    for (const allOrNothing of [false, true]) {
      const id = randomUUID();
      const watch = memoryWatch();
      const before = Math.round(process.memoryUsage().rss / 1024 / 1024);
      const begun = performance.now();
      const file = { name: 'bench.csv', size: bytes.length, contentType: 'text/csv', bytes };
      await startBatch(portal, caller, { id, kind: 'transactions', mapping, dryRun: false, allOrNothing }, file);
      console.log(`${ROWS} rows${allOrNothing ? ', all or none' : ''}: file read and rows stored ${since(begun)}`);
      await ends(id, 'completed');
      const { totals } = await batchDetailOf(portal, id);
      console.log(`  saved ${totals.saved} in ${since(begun)}, memory ${before} MB before, ${watch()} MB at most`);
      const reported = performance.now();
      const { file: report } = await batchRowsFile(portal, actor, {});
      let size = 0;
      for await (const part of report?.stream ?? []) size += part.length;
      console.log(`  report of ${size} bytes ${since(reported)}`);
      const undone = performance.now();
      await undoBatch(portal, caller, id);
      await ends(id, 'undone');
      console.log(`  undone ${(await batchDetailOf(portal, id)).totals.undone} in ${since(undone)}`);
    }
  } finally {
    await worker.stop();
    await portal.typesetter.close();
    await portal.db.destroy();
    await losDb.destroy();
    await database.remove();
  }
}
