import { processConfig } from '../config/config';
import { compose } from './composition';
import { orderTypes } from './order-types';
import { startOrderWorker } from './orders/worker';
import { startDatabase } from './start-database';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Works on orders for portals that run elsewhere on the same database, until it is stopped. */
async function main(): Promise<void> {
  const config = processConfig();
  if (config.databaseUrl === undefined) {
    process.stderr.write(
      'DATABASE_URL is missing: a worker shares the database of the portals. A portal with a database of its own has its worker inside.\n',
    );
    process.exit(1);
  }
  const progress = (step: string) => print(`  ${step} …`);
  const { portal, directUrl, close } = await compose(
    config,
    progress,
    startDatabase(config, { progress, onLost: () => process.exit(1) }),
  );
  const worker = startOrderWorker(portal, directUrl, orderTypes);
  print('\nThe worker is ready.');

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await worker.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        process.stderr.write(startProblem(error));
        process.exit(1);
      });
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(startProblem(error));
  process.exit(1);
});
