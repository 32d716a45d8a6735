import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './steps.mjs';

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** npm names the project after its folder. */
const named = (bom) => {
  const { component } = bom.metadata;
  const old = component['bom-ref'];
  Object.assign(component, { 'bom-ref': `${name}@${version}`, name, purl: `pkg:npm/${name}@${version}` });
  for (const entry of bom.dependencies) if (entry.ref === old) entry.ref = component['bom-ref'];
  return bom;
};

/** Writes the bill of materials of the packages that package-lock.json names for production, also of other platforms. Returns their number. */
export async function writeSbom(file) {
  const { code, output } = await runNpm(
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`npm could not make the bill of materials:\n${output}`);
  const bom = named(JSON.parse(output));
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  return bom.components.length;
}
