import { fork } from 'node:child_process';
import path from 'node:path';
import type { Streaming } from './measure';
import { changesIn } from './portal';

/** Sends `event` with another version for each change to all that listen to it. */
export async function withBareServer<Result>(
  { users, event }: { readonly users: number; readonly event: string },
  work: (server: Streaming) => Promise<Result>,
): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, 'bare-process.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (sent) => resolve(String(sent)));
      child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
    });
    const change = async (turn: number): Promise<string> => {
      const body = `${event.replace(/"version":\d+/, `"version":${turn + 1}`)}\n\n`;
      const answer = await fetch(url, { method: 'POST', body });
      await answer.arrayBuffer();
      return changesIn(body)[0] ?? '';
    };
    return await work({ pid: child.pid ?? 0, url, tokens: Array(users).fill(''), change, changesIn });
  } finally {
    child.kill();
  }
}
