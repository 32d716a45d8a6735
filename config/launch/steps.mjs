// What every launcher needs, in plain Node without packages: they may not be installed yet.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const say = (text) => process.stdout.write(`${text}\n`);

/** Ends the launcher with a message for the person at the console, without a stack trace. */
export function giveUp(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Says what is being done, does it, and says how long it took. */
export async function step(doing, work) {
  say(`  ${doing} …`);
  const started = performance.now();
  const result = await work();
  say(`  took ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a program to its end; resolves to { code, output }, with the output shown as it comes unless `quiet`. */
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
