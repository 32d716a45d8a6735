import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { PipelineFilter } from './query';

/** Milliseconds for which 'more than the cap' is assumed to remain true. */
const CACHE_MS = 30_000;
const MAX_COUNT = 1000;

/** Filters that recently exceeded the cap, by database, with expiry times. */
const known = new WeakMap<Kysely<PortalDb>, Map<string, number>>();

const keyOf = (filter: PipelineFilter): string => JSON.stringify(filter);

/**
 * Whether the filter recently exceeded the cap. Only that fact is cached, never a number: ten thousand loans do not disappear
 * in half a minute, and no one sees a wrong total.
 */
export function wasCapped(db: Kysely<PortalDb>, filter: PipelineFilter): boolean {
  return (known.get(db)?.get(keyOf(filter)) ?? 0) > performance.now();
}

export function rememberCapped(db: Kysely<PortalDb>, filter: PipelineFilter): void {
  const filters = known.get(db) ?? new Map<string, number>();
  known.set(db, filters);
  if (filters.size >= MAX_COUNT) filters.clear();
  filters.set(keyOf(filter), performance.now() + CACHE_MS);
}
