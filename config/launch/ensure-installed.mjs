import { existsSync, readFileSync } from 'node:fs';
import { giveUp, root, runNpm, step } from './steps.mjs';

const oldest = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    giveUp(
      `This needs Node ${oldest.join('.')} or later; this is ${process.versions.node}. Get it from https://nodejs.org.`,
    );
  }
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * True if node_modules matches package-lock.json. npm writes its own record at the end of an installation, so an interrupted
 * one has none. Contents are compared, not dates, which a checkout changes.
 */
export function isInstalled(folder = root) {
  const wanted = packagesOf(`${folder}/package-lock.json`);
  const present = packagesOf(`${folder}/node_modules/.package-lock.json`);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    // Optional packages for other platforms are not there.
    return found ? found.version === version && existsSync(`${folder}/${path}`) : optional === true;
  });
}

/** Installs packages if node_modules does not match package-lock.json. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  await step('Installing the packages (once; about half a minute)', async () => {
    // The web app is built here, so development packages are needed whatever NODE_ENV is.
    const { code } = await runNpm(['ci', '--include=dev']);
    if (code !== 0) giveUp('The packages could not be installed; npm says why above.');
  });
}
