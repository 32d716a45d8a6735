import { fork } from 'node:child_process';
import path from 'node:path';
import type { BenchDatabase } from './bench-database';
import type { Listening } from './portal-process';

interface BenchPortal {
  readonly listening: Listening;
  /** The most memory that the process has used so far. */
  memoryMb(): Promise<number>;
  stop(): void;
}

/** A portal in a separate process on that database, with these users signed in. */
export function startPortal({ url }: Pick<BenchDatabase, 'url'>, logins: readonly string[]): Promise<BenchPortal> {
  const script = path.join(import.meta.dirname, 'portal-process.ts');
  const child = fork(script, [url, ...logins], { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    const memoryMb = () =>
      new Promise<number>((answer) => {
        child.once('message', (kilobytes) => answer(Math.round(Number(kilobytes) / 1024)));
        child.send('memory');
      });
    child.once('message', (listening: Listening) => resolve({ listening, memoryMb, stop: () => void child.kill() }));
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)));
  });
}
