import { processLendingQb } from '../../../config/lendingqb-config';
import { ownValue } from '../../../domain/tables/own-value';
import { createLog } from '../../log';
import { systemClock } from '../../ports/clock/clock';
import { startProblem } from '../../start-problem';
import { lendingQbClient } from './open-lendingqb';
import { trials, usage } from './try-services';

/** The agencies of automated underwriting take a minute or two to answer. */
const PATIENCE_MS = 180_000;

/** Calls one service of the configured LendingQB, and prints what the portal reads in its answer. */
async function main([name, ...given]: readonly string[]): Promise<void> {
  const trial = ownValue(trials, name);
  if (trial === undefined || given.length < trial.takes.length) {
    process.stderr.write(`npm run lendingqb:try -- …\n${usage()}\n`);
    process.exit(1);
  }
  const parts = { config: processLendingQb(), clock: systemClock, log: createLog('warn') };
  const call = lendingQbClient({ ...parts, timeoutMs: PATIENCE_MS });
  process.stdout.write(`${JSON.stringify(await trial.run(call, given), null, 2)}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(startProblem(error));
  process.exit(1);
});
