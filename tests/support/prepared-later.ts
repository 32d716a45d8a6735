import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Work of a global setup that goes on while the first tests run. */
export interface Preparation {
  /** Resolves when the work has ended, well or not. */
  readonly ended: Promise<void>;
  forget(): void;
}

/** Does the work, and leaves its outcome in a file for the processes of the tests: nothing, or what went wrong. */
export function prepareInBackground(outcome: string, work: () => Promise<void>): Preparation {
  const leave = (text: string) => {
    writeFileSync(`${outcome}.part`, text);
    renameSync(`${outcome}.part`, outcome);
  };
  const ended = work().then(
    () => leave(''),
    (error: unknown) => leave(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  return { ended, forget: () => rmSync(outcome, { force: true }) };
}

/** Waits in a setup file, which may take longer than a hook; a file whose preparation failed cannot be loaded. */
export async function untilPrepared(outcome: string): Promise<void> {
  while (!existsSync(outcome)) await pause(100);
  const problem = readFileSync(outcome, 'utf8');
  if (problem !== '') throw new Error(problem);
}
