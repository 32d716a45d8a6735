import { type Config, processConfig } from '../config/config';
import { systemClock } from './ports/clock/clock';
import { startDatabase } from './start-database';

/** On another core, while the database is being made. */
async function prepareNewDemo(config: Config): Promise<void> {
  const { prepareDemo } = await import('./los/prepare-demo');
  prepareDemo(config, systemClock);
}

/** The database starts while the modules of the portal are read, so this one imports only what that needs. */
async function main(): Promise<void> {
  const config = processConfig();
  let stop = (code: number): void => process.exit(code);
  const database = startDatabase(config, {
    progress: (step) => void process.stdout.write(`  ${step} …\n`),
    onLost: (reason) => {
      process.stderr.write(
        `The database has stopped: ${reason}\nStart the portal again; nothing that was acknowledged is lost.\n`,
      );
      stop(1);
    },
    onNew: () => {
      if (config.demo) void prepareNewDemo(config);
    },
  });
  const { serve } = await import('./serve');
  stop = await serve(config, database);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
}

main().catch(async (error: unknown) => {
  const { startProblem } = await import('./start-problem');
  process.stderr.write(startProblem(error));
  process.exit(1);
});
