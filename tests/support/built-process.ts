import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { serverBuild } from '../../config/launch/server.config.mjs';
import { builtThreads } from './built-threads';

const root = path.join(import.meta.dirname, '..', '..');

export interface BuiltProcess {
  readonly file: string;
  remove(): Promise<void>;
}

/**
 * Builds a program of `tests/support` like the server, for a test that starts it several times: to read TypeScript first takes
 * three times as long.
 */
export async function builtProcess(name: string): Promise<BuiltProcess> {
  const cache = path.join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, `${name}-`));
  const { plugins, ...config } = serverBuild({ [name]: path.join(import.meta.dirname, `${name}.ts`) }, folder);
  await build({
    ...config,
    ...{ root, configFile: false, logLevel: 'warn', plugins: [builtThreads, ...plugins] },
    build: { ...config.build, outDir: folder },
  });
  return { file: path.join(folder, `${name}.mjs`), remove: () => rm(folder, { recursive: true, force: true }) };
}
