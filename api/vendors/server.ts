import path from 'node:path';
import { processVendorsConfig } from '../../config/vendors-config';
import { startProblem } from '../start-problem';
import { startVendors } from './start-vendors';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Serves the simulated vendors until a signal stops them or, if the portal started them, the portal ends. */
async function main(): Promise<void> {
  const { port, dataDir, stepMs } = processVendorsConfig();
  const ledgerOf = (name: string) => path.join(dataDir, 'vendors', `${name}.jsonl`);
  const vendors = await startVendors({
    port,
    ledgerFile: ledgerOf('credit'),
    appraisals: { ledgerFile: ledgerOf('appraisals'), stepMs },
  });
  const stop = () => void vendors.close().then(() => process.exit(0));
  if (process.send) {
    process.send({ port: vendors.port });
    process.once('disconnect', stop);
    // A terminal interrupts both; the portal may still need an answer.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  print(`\nThe simulated vendors are ready: http://127.0.0.1:${vendors.port}`);
  print('Start the portal with DEMO=1 and VENDORS_URL set to this address. Everything that they answer is made up.');
}

main().catch((error: unknown) => {
  process.stderr.write(startProblem(error));
  process.exit(1);
});
