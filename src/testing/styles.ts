import createCache from '@emotion/cache';

const newCache = () => createCache({ key: 'css' });

let cache = newCache();

/** Holds the styles of one test file: jsdom reads all styles of the page whenever a query asks whether an element is hidden. */
export const testStyles = () => cache;

/** Removes the styles of a test file from the page. */
export function removeTestStyles(): void {
  cache.sheet.flush();
  cache = newCache();
}
