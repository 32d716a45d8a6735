const PART = /^[A-Za-z0-9][A-Za-z0-9 ._-]*$/;

/** A key must be a relative path of plain names; anything else throws, so that no key can leave the store. */
export function assertKey(key: string): string {
  const parts = key.split('/');
  if (parts.length === 0 || parts.some((part) => !PART.test(part) || part.includes('..') || part.endsWith('.json'))) {
    throw new Error(`Not a key of the file store: ${JSON.stringify(key)}`);
  }
  return key;
}
