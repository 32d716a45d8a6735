import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { ensureServerBuilt } from '../../config/launch/ensure-built.mjs';
import { builtFolder, builtPrograms } from '../../config/launch/programs.mjs';

const threadOf = /new URL\(['"](\.[^'"]+\.thread\.ts)['"], import\.meta\.url\)/g;

let building: Promise<boolean> | undefined;

/** The built file of a thread, under the name that the last build gave it. */
function builtThread(source: string): string | undefined {
  const name = Object.entries(builtPrograms()).find(([, from]) => from === source)?.[0];
  const files = readFileSync(join(builtFolder, '.files'), 'utf8').split('\n');
  return files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.mjs'));
}

/**
 * Threads of a portal under test run what `npm start` runs: a thread that has to read TypeScript first takes three times as
 * long to start, and some run one task only.
 */
export const builtThreads: Plugin = {
  name: 'built-threads',
  enforce: 'pre',
  async transform(code, id) {
    if (!code.includes('.thread.ts')) return null;
    building ??= ensureServerBuilt();
    if (!(await building)) throw new Error('The server could not be built.');
    const moved = code.replaceAll(threadOf, (found, target: string) => {
      const source = resolve(dirname(id.split('?')[0] ?? id), target);
      const file = builtThread(source);
      if (file === undefined) return found;
      return `new URL(${JSON.stringify(pathToFileURL(join(builtFolder, file)).href)})`;
    });
    return { code: moved, map: null };
  },
};
