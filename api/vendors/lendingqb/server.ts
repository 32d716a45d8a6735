import { processLendingQbSimulatorConfig } from '../../../config/vendors-config';
import { startProblem } from '../../start-problem';
import { faultKinds } from './faults';
import { startLendingQb } from './start-lendingqb';
import { simulatedUser } from './world';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Serves the simulated LendingQB until a signal stops it. Its loans end with it. */
async function main(): Promise<void> {
  const { port, faults } = processLendingQbSimulatorConfig();
  const simulator = await startLendingQb({ port });
  simulator.faults.byChance(faults, faultKinds, Math.random);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void simulator.close().then(() => process.exit(0)));
  }
  print(`\nThe simulated LendingQB is ready: ${simulator.url}`);
  print(
    `Start the portal with DEMO=1, LENDINGQB_URL set to this address, LENDINGQB_USER=${simulatedUser.userName}, LENDINGQB_PASSWORD=${simulatedUser.password} and LENDINGQB_APP_CODE=portal.`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(startProblem(error));
  process.exit(1);
});
