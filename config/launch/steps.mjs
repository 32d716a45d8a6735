// Shared by all launchers. Plain Node without packages, which may not be installed yet.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const say = (text) => process.stdout.write(`${text}\n`);

/** Ends the launcher with a message for the console, without a stack trace. */
export function giveUp(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Prints a step, runs it, and prints how long it took. */
export async function step(doing, work) {
  say(`  ${doing} …`);
  const started = performance.now();
  const result = await work();
  say(`  took ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a program to its end; resolves to { code, output }, printing the output as it arrives unless `quiet`. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => done({ code: code ?? (signal ? 130 : 1), output }));
  });
}

/** Runs the program of an installed package with this very Node. */
export const runPackage = (program, args, options) =>
  run(process.execPath, [`${root}node_modules/${program}`, ...args], options);

/** Runs npm: the one that called the launcher, otherwise the one on the path. */
export async function runNpm(args, options) {
  const called = process.env.npm_execpath;
  const [command, ...first] = called?.endsWith('.js')
    ? [process.execPath, called]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const result = await run(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (result.code === 127) giveUp('npm was not found. It comes with Node: https://nodejs.org.');
  return result;
}
