// npm run sbom [-- FILE]: what the portal is made of, in CycloneDX, with the packages that it runs with.
import { resolve } from 'node:path';
import { giveUp, root, say } from './steps.mjs';
import { writeSbom } from './write-sbom.mjs';

const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
process.chdir(root);
try {
  const count = await writeSbom(file);
  say(`${file} names ${count} packages.`);
} catch (error) {
  giveUp(error.message);
}
