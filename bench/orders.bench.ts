import { type CrashReport, crashOrders } from '../tests/support/order-crashes';
import { benchDatabase } from './bench-database';

const ORDERS = 200;
const KILLS = 50;

function print(processes: number, report: CrashReport): void {
  const { acknowledged, stored, kills, lost, duplicated, wrong, unknown, repeats, milliseconds } = report;
  const seconds = (milliseconds / 1000).toFixed(0);
  console.log(
    `${processes} process(es), ${kills} kills: ${acknowledged} orders acknowledged, ${stored} stored, ${seconds} s`,
  );
  console.log(`  lost ${lost.length}, duplicated ${duplicated.length}, other than the party says ${wrong.length}`);
  console.log(`  sent again where that is safe ${repeats}, said to be unknown where it is not ${unknown}`);
  for (const order of [...lost, ...duplicated, ...wrong]) console.log(`  ${order}`);
  if (lost.length + duplicated.length + wrong.length > 0) process.exitCode = 1;
}

/** Orders whose processes are killed at random moments: with one process, and with two on one database. */
export async function run(): Promise<void> {
  for (const processes of [1, 2]) {
    const database = await benchDatabase();
    try {
      const plan = { databaseUrl: database.url, orders: ORDERS, kills: KILLS, processes, limitMs: 120_000 };
      print(processes, await crashOrders(plan));
    } finally {
      await database.remove();
    }
  }
}
