import { existsSync } from 'node:fs';
import { addedByPages, sharedBytes } from '../src/build/first-view-budget';
import { OWN_GOAL } from '../src/build/shared-files';
import { builtScripts } from '../tests/support/built-scripts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);

/** JavaScript that each page loads besides that of the pipeline, in English, compressed with gzip: read from the last build. */
export async function run(): Promise<void> {
  if (!existsSync('dist/page-files.json')) throw new Error('Build the web app first: npm run build.');
  const { files, scripts, entry } = builtScripts();
  const added = addedByPages(files, scripts, entry);
  console.log(
    'JavaScript that a page adds to the first list, gzip: at once, and after what is loaded when the browser is idle',
  );
  for (const { path, bytes, own } of added) console.log(`${kB(bytes)}${kB(own)}  ${path}`);
  const within = (size: (page: (typeof added)[number]) => number): number =>
    added.filter((page) => size(page) <= OWN_GOAL).length;
  console.log(
    `Of ${added.length} pages, ${within(({ bytes }) => bytes)} add at most ${OWN_GOAL / 1000} kB at once, and ${within(({ own }) => own)} after ${kB(sharedBytes(files, scripts)).trim()} loaded when idle.`,
  );
}
