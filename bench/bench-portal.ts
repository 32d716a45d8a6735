import { fork } from 'node:child_process';
import path from 'node:path';
import type { BenchDatabase } from './bench-database';
import type { Listening } from './portal-process';

/** A portal in a separate process on that database, with these users signed in. */
export function startPortal(
  { url }: Pick<BenchDatabase, 'url'>,
  logins: readonly string[],
): Promise<{ listening: Listening; stop(): void }> {
  const script = path.join(import.meta.dirname, 'portal-process.ts');
  const child = fork(script, [url, ...logins], { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (listening: Listening) => resolve({ listening, stop: () => void child.kill() }));
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)));
  });
}
