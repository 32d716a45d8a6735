import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPackage, say, step } from './steps.mjs';

const inputs = ['src', 'domain', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const isTest = /\.test\.tsx?$/;

function addTo(hash, path) {
  if (!existsSync(path) || isTest.test(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}

/** A hash of everything the web app is built from. */
function inputsHash() {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, join(root, input));
  return hash.digest('hex');
}

function builtFrom() {
  try {
    return readFileSync(join(root, 'dist', '.built-from'), 'utf8');
  } catch {
    return '';
  }
}

/** Builds the web app into dist, unless it is already built from the same sources. Returns false if the build failed. */
export async function ensureBuilt() {
  const wanted = inputsHash();
  if (builtFrom() === wanted) return true;
  return step('Building the web app', async () => {
    // Built aside and moved: a failed build leaves the last good one, and a running portal never serves half of one.
    const aside = join(root, 'node_modules', '.cache', `web-${process.pid}`);
    mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
    const args = ['build', '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn'];
    const { code } = await runPackage('vite/bin/vite.js', args, { env: { NODE_ENV: 'production' } });
    if (code !== 0) {
      rmSync(aside, { recursive: true, force: true });
      say('The web app could not be built; see above.');
      return false;
    }
    writeFileSync(join(aside, '.built-from'), wanted);
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    renameSync(aside, join(root, 'dist'));
    return true;
  });
}
