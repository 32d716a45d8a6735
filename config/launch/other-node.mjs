// npm test -- --node 24: the suite on another Node, with npm's own binaries.
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { giveUp, root, run, runNpm, say, step } from './steps.mjs';

/** Removes `--node <major>` from the arguments of npm test. Throws if the version is missing or not a number. */
export function splitNodeOption(args) {
  const place = args.findIndex((arg) => arg === '--node' || arg.startsWith('--node='));
  if (place < 0) return { rest: args };
  const inline = args[place].split('=')[1];
  const major = inline ?? args[place + 1] ?? '';
  if (!/^\d+$/.test(major)) throw new Error('--node takes a major version: npm test -- --node 24');
  return { major, rest: args.toSpliced(place, inline === undefined ? 2 : 1) };
}

/** The package of npm that holds the binary for a platform, and the path of the binary below node_modules. */
export function nodePackage({ platform, arch }) {
  const isWindows = platform === 'win32';
  const name = `node-${isWindows ? 'win' : platform}-${arch}`;
  return { name, binary: join(name, 'bin', isWindows ? 'node.exe' : 'node') };
}

/** The newest Node of that major version. It stays in node_modules/.cache and out of package.json. */
async function fetchNode(major) {
  const { name, binary } = nodePackage(process);
  const folder = join(root, 'node_modules', '.cache', `node-${major}`);
  const path = join(folder, 'node_modules', binary);
  mkdirSync(folder, { recursive: true });
  const { code } = await step(`Fetching the newest Node ${major}`, () =>
    runNpm(['install', `${name}@${major}`, '--prefix', folder, '--no-save', '--no-package-lock']),
  );
  if (!existsSync(path)) giveUp(`Node ${major} could not be fetched (${name}@${major}); npm says why above.`);
  if (code !== 0) say('  npm cannot be reached: using the one fetched before');
  return path;
}

/** Runs a launcher on the newest Node of that major version, and whatever it starts; resolves to its exit code. */
export async function runOnNode(major, launcher, args) {
  const binary = await fetchNode(major);
  const PATH = `${dirname(binary)}${delimiter}${process.env.PATH}`;
  const { code } = await run(binary, [join(root, 'config', 'launch', launcher), ...args], { env: { PATH } });
  return code;
}
