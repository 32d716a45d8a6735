import { type MessageInput, message } from '../../domain/messages/message';
import { type AppError, type FieldProblems, refuse } from './app-error';

/** What refers to a record and how often, such as `{ users: 3, loans: 12 }`. */
export type Uses = Readonly<Record<string, number>>;

/** The caller has not read the current version; `current` is shown to them next to their own values. */
export const stale = (current: object): AppError => refuse('stale', 'changed-by-other', { extra: { current } });

/** Throws unless the caller's version is the current one. A write without a version is refused too. */
export function assertCurrent(version: number | undefined, current: { readonly version: number }): void {
  if (version !== current.version) throw stale(current);
}

/** The record is in use. The answer has `uses`, so that the web app can explain it in any language. */
export const inUse = (input: MessageInput, uses: Uses, fields?: FieldProblems): AppError =>
  refuse('in-use', input, { extra: { uses: usesOnly(uses) }, ...(fields ? { fields } : {}) });

/** Without zero counts. */
const usesOnly = (uses: Uses): Uses => Object.fromEntries(Object.entries(uses).filter(([, count]) => count > 0));

/** Throws if anything uses the record. */
export function assertUnused(uses: Uses): void {
  const counted = Object.values(usesOnly(uses)).reduce((sum, count) => sum + count, 0);
  if (counted > 0) throw inUse(message('cannot-remove', { count: counted }), uses);
}

const UNIQUE = '23505';

/** Whether a write failed because another record has the same unique key. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE;
