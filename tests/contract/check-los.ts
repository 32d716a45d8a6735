// npm run check:los -- --calls 10000 --faults 30: writes to LOSes whose calls go wrong, and looks for what was lost or done twice.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '10000' }, faults: { type: 'string', default: '30' } },
});
const tests = ['tests/contract/los-lendingqb-chance', 'tests/contract/los-wire-chance'];
const run = [path.join('config', 'launch', 'test.mjs'), ...tests];
const env = { ...process.env, LOS_CALLS: values.calls, LOS_FAULTS: values.faults };
process.exitCode = spawnSync(process.execPath, run, { stdio: 'inherit', env }).status ?? 1;
