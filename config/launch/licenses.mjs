// npm run licenses: the license of every package that runs in production, and what npm knows about weaknesses in them.
import { readFileSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';
import { readAudit } from './read-audit.mjs';
import { root, run, say } from './steps.mjs';

/** Older packages list several licenses, each with its type. */
const licenseOf = ({ license, licenses }) =>
  typeof license === 'string' ? license : (licenses ?? []).map(({ type }) => type).join(' OR ') || 'unknown';

/** Name, version and license of the installed packages that production needs, by license. */
function installed() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .map(([path]) => JSON.parse(readFileSync(`${path}/package.json`, 'utf8')))
    .map((one) => ({ name: one.name, version: one.version, license: licenseOf(one) }))
    .sort((a, b) => a.license.localeCompare(b.license) || a.name.localeCompare(b.name));
}

process.chdir(root);
await ensureInstalled();
for (const { name, version, license } of installed()) say(`${license.padEnd(24)} ${name} ${version}`);
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
const { output } = await run(npm[0], [...npm.slice(1), 'audit', '--omit=dev', '--json', '--loglevel=silent'], {
  quiet: true,
});
const { lines, ok } = readAudit(output);
say('');
for (const line of lines) say(line);
process.exitCode = ok ? 0 : 1;
