import createCache from '@emotion/cache';

const newCache = () => createCache({ key: 'css' });

let cache = newCache();

/** The styles of one test file, kept small because jsdom reads all of them whenever a query checks visibility. */
export const testStyles = () => cache;

/** Removes the styles of a test file from the page. */
export function removeTestStyles(): void {
  cache.sheet.flush();
  cache = newCache();
}
