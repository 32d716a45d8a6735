import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const program = (more = '') => `
  import { setTimeout as pause } from 'node:timers/promises';
  import { createLog } from './api/log.ts';
  const log = createLog('info');
  for (let line = 1; line <= 3; line += 1) {
    log.info('line ' + line);
    await pause(20);
  }
  process.stderr.write('alive');
  ${more}`;

/** Runs a program whose log goes to a file; answers how it ended and what else it printed. */
async function run(source: string, file: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
    stdio: ['ignore', openSync(file, 'w'), 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  if (child.stderr === null) throw new Error('There is no standard error.');
  return { printed: await text(child.stderr), code: await ended };
}

describe('the log on standard output', () => {
  it.skipIf(!existsSync('/dev/full'))('does not stop the portal on a full disk, nor keep it from ending', async () => {
    expect(await run(program(), '/dev/full')).toEqual({ printed: 'alive', code: 0 });
    expect(await run(program('process.exit(3);'), '/dev/full')).toEqual({ printed: 'alive', code: 3 });
  });

  it('has its last lines in the file when the portal ends', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'log-'));
    const file = path.join(folder, 'portal.log');
    expect(await run(program("log.info('last'); process.exit(0);"), file)).toEqual({ printed: 'alive', code: 0 });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['line 1', 'line 2', 'line 3', 'last']);
    await rm(folder, { recursive: true });
  });
});
