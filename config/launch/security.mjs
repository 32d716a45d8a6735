// npm run test:security [-- --seed 7] [-- --requests 20000] [-- --canary [name …]]: all attacks of tests/security, with their counts.
// With --canary, the sample of the attacks runs without a hole, and then, for each hole of tests/security/canary, the attack that
// must find it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { giveUp, root, runPackage, say } from './steps.mjs';

const options = process.argv.slice(2);

function numberAfter(name) {
  const at = options.indexOf(name);
  if (at === -1) return undefined;
  const value = Number(options[at + 1]);
  return Number.isInteger(value) ? String(value) : giveUp(`${name} takes a whole number.`);
}

const DOES_NOT_RUN = ': does not run';

const seed = numberAfter('--seed') ?? '20261';
const requests = numberAfter('--requests');

const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

function printCounts(parts) {
  const sum = (of) => parts.reduce((total, part) => total + of(part), 0);
  const classes = ['2xx', '3xx', '4xx', '5xx'];
  const row = (name, of) => `  ${name.padEnd(30)}${of.map((count) => String(count).padStart(9)).join('')}`;
  say('');
  say(row('', ['requests', ...classes]));
  for (const { part, requests: sent, byClass } of parts)
    say(row(part, [sent, ...classes.map((one) => byClass[one] ?? 0)]));
  say(
    row('all', [sum(({ requests: sent }) => sent), ...classes.map((one) => sum(({ byClass }) => byClass[one] ?? 0))]),
  );
  say('');
  say(`  unexpected successes: ${sum(({ unexpectedSuccesses }) => unexpectedSuccesses)}`);
  say(`  server errors: ${sum(({ serverErrors }) => serverErrors.length)}`);
  say(`  seed: ${seed}`);
}

/** Runs the attacks, all or those of a file; `quiet` prints nothing of them. */
async function attack(folder, env, { quiet = false, file } = {}) {
  const json = join(folder, 'report.json');
  const counts = join(folder, 'counts.jsonl');
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    [
      ...['run', '--project', 'security', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`],
      ...(file === undefined ? [] : [`tests/security/${file}`]),
    ],
    { quiet, env: { FC_SEED: seed, SECURITY_REPORT: counts, ...env } },
  );
  const failed = existsSync(json)
    ? JSON.parse(readFileSync(json, 'utf8')).testResults.flatMap(({ name, status, assertionResults }) => {
        const tests = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
        const part = name.replaceAll('\\', '/').split('tests/security/').at(-1);
        if (tests.length > 0) return tests.map((test) => `${part}: ${test}`);
        return status === 'failed' ? [`${part}${DOES_NOT_RUN}`] : [];
      })
    : [`no report${DOES_NOT_RUN}`];
  return { code, counts: linesOf(counts), failed };
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'emet-security-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runInFull() {
  const env = { SECURITY: 'full', ...(requests ? { SECURITY_REQUESTS: requests } : {}) };
  const { code, counts } = await inFolder((folder) => attack(folder, env));
  printCounts(counts);
  return code;
}

/** A file that breaks before its tests run finds nothing out about the portal. */
const isFinding = (failed) => !failed.endsWith(DOES_NOT_RUN);

async function runCanary(named) {
  const source = readFileSync(join(root, 'tests/security/canary/holes.ts'), 'utf8');
  const holes = [...source.matchAll(/^ {2}'?([\w-]+)'?: \{\n.+\n {4}by: '(.+)',$/gm)];
  const fileOf = new Map(holes.map(([, name, file]) => [name, file]));
  const unknown = named.filter((name) => !fileOf.has(name));
  if (unknown.length > 0)
    giveUp(`There is no hole ${unknown.join(', ')}. There are: ${[...fileOf.keys()].join(', ')}.`);
  const sound = await inFolder((folder) => attack(folder, {}, { quiet: true }));
  if (sound.failed.length > 0) giveUp(`Without a hole, these fail already:\n  ${sound.failed.join('\n  ')}`);
  say('  Without a hole, every attack passes.');
  let missed = 0;
  for (const name of named.length > 0 ? named : fileOf.keys()) {
    const file = fileOf.get(name);
    const { failed } = await inFolder((folder) => attack(folder, { CANARY: name }, { quiet: true, file }));
    const found = failed.filter(isFinding);
    if (found.length === 0) missed += 1;
    say(`  ${found.length > 0 ? 'found ' : 'MISSED'}  ${name}${found.map((one) => `\n            ${one}`).join('')}`);
  }
  say(`\n${missed === 0 ? 'Every hole was found.' : `${missed} missed.`}`);
  return missed === 0 ? 0 : 1;
}

process.chdir(root);
await ensureInstalled();
const at = options.indexOf('--canary');
process.exitCode =
  at === -1 ? await runInFull() : await runCanary(options.slice(at + 1).filter((one) => !one.startsWith('-')));
