// npm run package -- FOLDER: what a computer needs to serve the portal, without the packages that only the build needs.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureServerBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { builtFolder, servedCommands } from './programs.mjs';
import { namedInServer, withNeeded } from './server-packages.mjs';
import { giveUp, root, say } from './steps.mjs';

const named = process.argv[2];
if (named === undefined) giveUp('Name a new folder: npm run package -- /opt/emet-portal');
const folder = resolve(named);
if (existsSync(folder) && readdirSync(folder).length > 0) giveUp(`${folder} is not empty. Name a new folder.`);
process.chdir(root);
await ensureInstalled();
if (!(await ensureBuilt()) || !(await ensureServerBuilt())) process.exit(1);
const { name, version, type, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const needed = withNeeded(packages, namedInServer(builtFolder, Object.keys(dependencies)));
// Those of other platforms are not there.
for (const place of needed.filter((each) => existsSync(each))) {
  const nested = join(place, 'node_modules');
  const serves = (from) => from !== nested && !/\.(d\.[cm]?ts|map)$/.test(from);
  cpSync(place, join(folder, place), { recursive: true, filter: serves });
}
// The built server reads templates beside its sources.
for (const each of ['api', 'dist', 'dist-api']) {
  cpSync(each, join(folder, each), { recursive: true, filter: (from) => !/\.test\.tsx?$/.test(from) });
}
const scripts = Object.fromEntries(
  Object.entries(servedCommands).map(([command, file]) => [command, `node --enable-source-maps dist-api/${file}`]),
);
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ name, version, private: true, type, engines, scripts }, null, 2)}\n`,
);
say(`${folder} has the portal. It starts there with: node --enable-source-maps dist-api/server.mjs`);
