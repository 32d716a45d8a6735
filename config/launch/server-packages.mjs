import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The place of the package that the one at `from` means by `name`, as Node looks for it: inside it, then beside those around it. */
function placeOf(packages, from, name) {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('node_modules/') - 1))) {
    const place = `${around === '' ? '' : `${around}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (around === '') return undefined;
  }
}

const namesIn = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys({ ...peerDependencies }).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** The places of these packages in node_modules, with everything that they need; `packages` is that of a package-lock.json. */
export function withNeeded(packages, names) {
  const places = new Set();
  const add = (from, name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    for (const needed of namesIn(packages[place])) add(place, needed);
  };
  for (const name of names) add('', name);
  return [...places].sort();
}

const ends = ['"', "'", '`', '/'];

/** Of these packages, those whose name the built server has in a string: `import`, `require`, or a path that begins with their scope. */
export function namedInServer(folder, names) {
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const isNamed = (name) => ['"', "'", '`'].some((quote) => ends.some((end) => code.includes(`${quote}${name}${end}`)));
  return names.filter(
    (name) => isNamed(name) || (name.startsWith('@') && code.includes(`\`${name.split('/')[0]}/\${`)),
  );
}
