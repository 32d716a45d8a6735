import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtFolder } from './programs.mjs';
import { root, runPackage, say, step } from './steps.mjs';

const web = {
  doing: 'Building the web app',
  failed: 'The web app could not be built; see above.',
  folder: join(root, 'dist'),
  inputs: ['src', 'domain', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'],
  args: [],
};
const server = {
  doing: 'Building the server',
  failed: 'The server could not be built; see above.',
  folder: builtFolder,
  // A portal that runs from the earlier build still starts its threads.
  keepsEarlier: true,
  inputs: ['api', 'config', 'domain', 'tsconfig.json', 'package-lock.json'],
  args: ['--config', 'config/launch/server.config.mjs'],
};
const isTest = /\.test\.tsx?$/;

function addTo(hash, path) {
  if (!existsSync(path) || isTest.test(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}

/** A hash of everything that is built. */
function inputsHash(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, join(root, input));
  return hash.digest('hex');
}

function builtFrom(folder) {
  try {
    return readFileSync(join(folder, '.built-from'), 'utf8');
  } catch {
    return '';
  }
}

/** Moves each file into the folder, the mark last. Files of the build before stay; older ones are removed. */
function moveFiles(from, to) {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from).filter((name) => name !== '.built-from' && name !== '.files');
  const earlier = listOf(to);
  for (const name of readdirSync(to)) {
    if (!names.includes(name) && !earlier.includes(name) && !name.startsWith('.')) rmSync(join(to, name));
  }
  for (const name of names) renameSync(join(from, name), join(to, name));
  writeFileSync(join(to, '.files'), names.join('\n'));
  renameSync(join(from, '.built-from'), join(to, '.built-from'));
  rmSync(from, { recursive: true, force: true });
}

const listOf = (folder) => {
  const file = join(folder, '.files');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
};

async function ensure({ doing, failed, folder, inputs, args, keepsEarlier = false }) {
  const wanted = inputsHash(inputs);
  if (builtFrom(folder) === wanted) return true;
  return step(doing, async () => {
    // Built aside and moved: a failed build leaves the last good one, and a running portal never serves half of one.
    const aside = join(root, 'node_modules', '.cache', `${basename(folder)}-${process.pid}`);
    mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
    const options = ['--outDir', aside, '--emptyOutDir', '--logLevel', 'warn'];
    const { code } = await runPackage('vite/bin/vite.js', ['build', ...args, ...options], {
      env: { NODE_ENV: 'production', BUILD_ID: wanted.slice(0, 8) },
    });
    if (code !== 0) {
      rmSync(aside, { recursive: true, force: true });
      say(failed);
      return false;
    }
    writeFileSync(join(aside, '.built-from'), wanted);
    if (keepsEarlier) moveFiles(aside, folder);
    else {
      rmSync(folder, { recursive: true, force: true });
      renameSync(aside, folder);
    }
    return true;
  });
}

/** Builds the web app into dist, unless it is already built from the same sources. Returns false if the build failed. */
export const ensureBuilt = () => ensure(web);

/** The same for the server, into dist-api. */
export const ensureServerBuilt = () => ensure(server);
