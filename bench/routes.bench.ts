import { existsSync } from 'node:fs';
import { addedByPages } from '../src/build/first-view-budget';
import { builtScripts } from '../tests/support/built-scripts';

/** What a page may add to the JavaScript of the first list. */
const GOAL = 60_000;

/** JavaScript that each page loads besides that of the pipeline, in English, compressed with gzip: read from the last build. */
export async function run(): Promise<void> {
  if (!existsSync('dist/page-files.json')) throw new Error('Build the web app first: npm run build.');
  const { files, scripts, entry } = builtScripts();
  const added = addedByPages(files, scripts, entry);
  console.log('JavaScript that a page adds to the first list, gzip');
  for (const { path, bytes } of added) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${path}`);
  const within = added.filter(({ bytes }) => bytes <= GOAL).length;
  console.log(`${within} of ${added.length} pages add at most ${GOAL / 1000} kB.`);
}
