import { fork } from 'node:child_process';
import path from 'node:path';
import type { BenchDatabase } from './bench-database';
import type { Health } from './health-process';
import type { Listening, Used } from './portal-process';

interface BenchPortal {
  readonly listening: Listening;
  used(): Promise<Used>;
  stop(): void;
}

/** Asks for the health of that portal until it is stopped. */
export function startHealth(url: string) {
  const child = fork(path.join(import.meta.dirname, 'health-process.ts'), [url], { execArgv: ['--import', 'tsx'] });
  return {
    /** The longest time that an answer took since the last question. */
    slowestMs: () =>
      new Promise<number>((answer) => {
        child.once('message', ({ slowestMs }: Health) => answer(slowestMs));
        child.send('slowest');
      }),
    stop: () => void child.kill(),
  };
}

/** A portal in a separate process on that database, with these users signed in. */
export function startPortal({ url }: Pick<BenchDatabase, 'url'>, logins: readonly string[]): Promise<BenchPortal> {
  const script = path.join(import.meta.dirname, 'portal-process.ts');
  const child = fork(script, [url, ...logins], { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    const used = () =>
      new Promise<Used>((answer) => {
        child.once('message', (is: Used) => answer(is));
        child.send('used');
      });
    child.once('message', (listening: Listening) => resolve({ listening, used, stop: () => void child.kill() }));
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)));
  });
}
