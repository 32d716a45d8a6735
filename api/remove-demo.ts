import { processConfig } from '../config/config';
import { ConfigError } from '../config/config-error';
import { openPortalDatabase } from './open-portal-database';
import { systemClock } from './ports/clock/clock';
import { removeDemoData } from './remove-demo-data';
import { startDatabase } from './start-database';
import { startProblem } from './start-problem';

const print = (text: string) => void process.stdout.write(`${text}\n`);

const listed = (logins: readonly string[]): string => (logins.length === 0 ? 'none' : logins.join(', '));

/** Prepares a database that was used for a demo for real use, and says what it did. */
async function main(): Promise<void> {
  const config = processConfig();
  if (config.demo) {
    throw new ConfigError(['This is a demo. Run the command with the environment of the portal for real use.']);
  }
  const progress = (step: string) => print(`  ${step} …`);
  const database = startDatabase(config, { progress, onLost: () => process.exit(1) });
  const { db, close } = await openPortalDatabase(config, progress, database);
  const { demo, withPassword, loans } = await removeDemoData({ db, clock: systemClock });
  await close();
  print(`Users of the demo removed, with their sessions: ${listed(demo)}`);
  print(`Other users whose password was the demo's, and who need a new one: ${listed(withPassword)}`);
  print(`Loans of the demo removed: ${loans}`);
  print('Branches, companies, programs and rate sheets stay: check them before you use the portal.');
}

main().catch((error: unknown) => {
  process.stderr.write(startProblem(error));
  process.exit(1);
});
