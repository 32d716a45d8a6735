import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_FILES, type PageFiles } from '../../domain/pages/page-files';

/** Has the browser compile a whole file while it loads. */
const HINT = '//# allFunctionsCalledOnLoad\n';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/** The scripts of the last build with their sizes, and which of them the entry and each page load. */
export function builtScripts() {
  const names = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const scripts = new Map(
    names.map((name) => {
      const code = readFileSync(path.join(dist, 'assets', name));
      const isHinted = code.subarray(0, HINT.length).toString() === HINT;
      return [`assets/${name}`, { bytes: code.length, gzipped: gzipSync(code, { level: 9 }).length, isHinted }];
    }),
  );
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const files: PageFiles = JSON.parse(readFileSync(path.join(dist, PAGE_FILES), 'utf8'));
  return { files, scripts, entry };
}
