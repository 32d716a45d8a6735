import type { Server } from 'node:http';
import { KEEP_ALIVE_MS } from '../../config/keep-alive';
import { processLosConfig } from '../../config/los-config';
import { startProblem } from '../start-problem';
import { openLosProcess } from './open-los-process';
import { createLosApp } from './wire/los-app';

const print = (text: string) => void process.stdout.write(`${text}\n`);
const MAX_FINISH_MS = 20_000;

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
  const los = await openLosProcess(config, (step) => print(`  ${step} …`));
  const app = createLosApp({ los: los.port, token: config.token, log: los.log });
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await finish(server);
    await los.close();
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
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
}

main().catch((error: unknown) => {
  process.stderr.write(startProblem(error));
  process.exit(1);
});
