// npm test -- [--node 24] [file filter …]: everything, from a fresh clone on. Closes with 'N passed, N failed'.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runOnNode, splitNodeOption } from './other-node.mjs';
import { giveUp, root, runPackage, say } from './steps.mjs';

/** Counts the tests of vitest's JSON report. A file that could not even be loaded counts as one failure. */
function count(report, code) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, other: 0 };
  }
  const unloadable = results.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = results.numFailedTests + unloadable;
  return {
    passed: results.numPassedTests,
    // An error outside of any test also fails the run.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    other: results.numPendingTests + results.numTodoTests,
  };
}

async function runTests(folder, args) {
  const report = join(folder, 'report.json');
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    // A folder of this run: what is read may depend on more than the sources.
    { env: { MODULES_OF_RUN: join(folder, 'modules') } },
  );
  return count(report, code);
}

function readArguments() {
  try {
    return splitNodeOption(process.argv.slice(2));
  } catch (error) {
    return giveUp(error.message);
  }
}

process.chdir(root);
const { major, rest: args } = readArguments();
await ensureInstalled();
if (major) process.exit(await runOnNode(major, 'test.mjs', args));
say(`Node ${process.versions.node}`);
const folder = mkdtempSync(join(tmpdir(), 'emet-test-report-'));
const total = { passed: 0, failed: 0, other: 0 };
try {
  // All in one run: while a browser test waits, others use the core. Its setup builds the web app.
  if (await ensureServerBuilt()) Object.assign(total, await runTests(folder, args));
  else total.failed = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (total.other > 0) say(`${total.other} skipped or still to be written`);
if (total.passed + total.failed === 0) {
  say(`No test matches ${args.join(' ')}`);
  total.failed = 1;
}
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
