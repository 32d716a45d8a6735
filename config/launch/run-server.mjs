import { pathToFileURL } from 'node:url';
import { ensureServerBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { builtFile } from './programs.mjs';
import { root } from './steps.mjs';

/**
 * Runs a server or worker of the project in this process, so that it receives signals and the terminal directly. `before`
 * checks whether it can start.
 */
export async function runServer(program, { before = async () => true } = {}) {
  process.chdir(root);
  // The configuration distinguishes what the operator set from this default.
  if (process.env.NODE_ENV === undefined)
    Object.assign(process.env, { NODE_ENV: 'production', NODE_ENV_DEFAULTED: '1' });
  await ensureInstalled();
  if (!(await before()) || !(await ensureServerBuilt())) process.exit(1);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(builtFile(program)).href);
}
