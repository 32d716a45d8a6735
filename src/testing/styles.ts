import createCache from '@emotion/cache';
import { essentialRule } from './essential-rule';

/** A cache whose sheet keeps of each rule only what a test can notice. */
function newCache() {
  const cache = createCache({ key: 'css' });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    const kept = essentialRule(rule);
    if (kept) insert(kept);
  };
  return cache;
}

let cache = newCache();

/** The styles of one test file, kept small because jsdom reads all of them whenever a query checks visibility. */
export const testStyles = () => cache;

/** Removes the styles of a test file from the page. */
export function removeTestStyles(): void {
  cache.sheet.flush();
  cache = newCache();
}
