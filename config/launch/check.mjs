// npm run check: everything that can be judged without running the portal, two at a time.
import { ensureInstalled } from './ensure-installed.mjs';
import { root, runPackage, say } from './steps.mjs';

const checks = [
  [
    'types',
    '@typescript/native/bin/tsc',
    // Only files that changed since the last check, and those that read them, are checked again. Each of several checkers would work
    // out the same types again, in twice the processor time.
    [
      '--noEmit',
      ...['--checkers', '1'],
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/tsc.tsbuildinfo',
      ...(process.stdout.isTTY ? ['--pretty'] : []),
    ],
  ],
  ['import rules', 'tsx/dist/cli.mjs', ['tests/architecture/check-imports.ts']],
  ['translations', 'tsx/dist/cli.mjs', ['tests/architecture/check-translations.ts']],
  ['unused files and exports', 'knip/bin/knip.js', ['--no-progress']],
  ['lint and format', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--colors=off', '.']],
];

async function runCheck([name, program, args]) {
  const started = performance.now();
  const { code, output } = await runPackage(program, args, { quiet: true });
  return { name, ok: code === 0, output, seconds: (performance.now() - started) / 1000 };
}

async function lane(queue, results) {
  for (let check = queue.shift(); check; check = queue.shift()) results.push(await runCheck(check));
}

process.chdir(root);
await ensureInstalled();
const queue = [...checks];
const results = [];
await Promise.all([lane(queue, results), lane(queue, results)]);
for (const { name, ok, output } of results) if (!ok) say(`\n── ${name} ──\n${output.trimEnd()}`);
say('');
for (const { name, ok, seconds } of results) say(`  ${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
