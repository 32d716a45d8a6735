import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../../api/', import.meta.url));

/** Where the server is built to: JavaScript that starts in a third of the time of its sources. */
export const builtFolder = fileURLToPath(new URL('../../dist-api/', import.meta.url));

const programs = [
  'server.ts',
  'worker.ts',
  'los/server.ts',
  'vendors/server.ts',
  'vendors/lendingqb/server.ts',
  'los/lendingqb/try.ts',
  'audit-verify.ts',
  'remove-demo.ts',
  'rotate-keys.ts',
  'backup.ts',
  'restore.ts',
];

/** Name of the built file of a source below `api`. */
const builtName = (source) => source.replaceAll('/', '-').replace(/\.ts$/, '');

/** Sources that run as a process or a thread of their own, by the names of their built files. */
export function builtPrograms() {
  const threads = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.thread.ts'));
  return Object.fromEntries([...programs, ...threads].map((source) => [builtName(source), join(api, source)]));
}

/** Path of the built file of a program, such as `server.ts`. */
export const builtFile = (source) => join(builtFolder, `${builtName(source)}.mjs`);

/** The commands of a computer that has the built server only, and the file of each. */
export const servedCommands = {
  start: 'server.mjs',
  worker: 'worker.mjs',
  los: 'los-server.mjs',
  backup: 'backup.mjs',
  restore: 'restore.mjs',
  'audit:verify': 'audit-verify.mjs',
  'keys:rotate': 'rotate-keys.mjs rotate',
  'keys:rewrap': 'rotate-keys.mjs rewrap',
  'demo:remove': 'remove-demo.mjs',
  'lendingqb:try': 'los-lendingqb-try.mjs',
};
