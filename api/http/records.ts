import { AppError } from './app-error';

/** What names a record and how often, such as `{ users: 3, loans: 12 }`. */
export type Uses = Readonly<Record<string, number>>;

/** The writer has not read what is there now; `current` is what they will be shown beside their own. */
export const stale = (current: object): AppError =>
  new AppError('stale', 409, 'changed-by-other', { extra: { current } });

/** Throws unless the version that the writer names is the one that is there. A write without one is refused, too. */
export function assertCurrent(version: number | undefined, current: { readonly version: number }): void {
  if (version !== current.version) throw stale(current);
}

/** A record that others hang on; the answer carries `uses`, so that it can be said in any language. */
export const inUse = (message: string, uses: Uses, fields?: Readonly<Record<string, string>>): AppError =>
  new AppError('in-use', 409, message, { extra: { uses: usesOnly(uses) }, ...(fields ? { fields } : {}) });

/** Without what does not occur. */
const usesOnly = (uses: Uses): Uses => Object.fromEntries(Object.entries(uses).filter(([, count]) => count > 0));

/** Throws where anything hangs on the record. */
export function assertUnused(uses: Uses): void {
  const counted = Object.values(usesOnly(uses)).reduce((sum, count) => sum + count, 0);
  if (counted > 0) throw inUse(`This cannot be removed: it is used in ${counted} places.`, uses);
}

const UNIQUE = '23505';

/** Whether a write failed because another record has the same key. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE;
