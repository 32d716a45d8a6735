import type { Server } from 'node:http';
import path from 'node:path';
import { type LosConfig, processLosConfig } from '../../config/los-config';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database';
import { createLog } from '../log';
import { systemClock } from '../ports/clock/clock';
import { createKeks } from '../ports/keys/index';
import { openVault } from '../ports/keys/open-vault';
import { startProblem } from '../start-problem';
import { openEmbeddedLos } from './embedded/open-embedded-los';
import { createLosApp } from './wire/los-app';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const MAX_FINISH_MS = 20_000;

/** The database of the separate LOS: the configured one, or an embedded PostgreSQL in the data folder. */
async function openOwnDatabase(config: LosConfig): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} };
  print('  Starting the database …');
  return startEmbeddedDatabase({
    dataDir: path.join(config.dataDir, 'los'),
    log: (step) => print(`  ${step} …`),
    onExit: (reason) => {
      process.stderr.write(`The database of the LOS has stopped: ${reason}\n`);
      process.exit(1);
    },
  });
}

/** Lets running requests finish, up to a limit. */
async function finish(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), MAX_FINISH_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

/** Serves the embedded LOS over HTTP until a signal stops it. */
async function main(): Promise<void> {
  const config = processLosConfig();
  const log = createLog(config.logLevel);
  const database = await openOwnDatabase(config);
  const { url: databaseUrl } = database;
  const keys = await openVault({ databaseUrl, keks: await createKeks(config), clock: systemClock, log });
  const los = await openEmbeddedLos({
    databaseUrl,
    vault: keys.vault,
    demo: config.demo,
    clock: systemClock,
    log,
    progress: (step) => print(`  ${step} …`),
  });
  const app = createLosApp({ los: los.port, token: config.token, log });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await finish(server);
    await los.close();
    await keys.close();
    await database.stop();
    process.exit(code);
  };
  const server = app.listen(config.port, config.host, (error?: Error) => {
    if (error) {
      process.stderr.write(`The LOS cannot listen on port ${config.port}: ${error.message}\nSet PORT to a free one.\n`);
      void stop(1);
      return;
    }
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    print(`\nThe LOS is ready: http://127.0.0.1:${port}`);
    if (config.demo)
      print('Start the portal with DEMO=1 and LOS_URL set to this address; in demo mode they share a token.');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
}

main().catch((error: unknown) => {
  process.stderr.write(startProblem(error));
  process.exit(1);
});
