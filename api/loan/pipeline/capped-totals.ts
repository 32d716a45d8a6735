import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { PipelineFilter } from './query';

/** Milliseconds for which 'more than the cap' is taken to be so still. */
const CACHE_MS = 30_000;
const MAX_COUNT = 1000;

/** Filters that found more than the cap lately, by database, each with the time until which that holds. */
const known = new WeakMap<Kysely<PortalDb>, Map<string, number>>();

const keyOf = (filter: PipelineFilter): string => JSON.stringify(filter);

/**
 * Whether the filter found more loans than are counted a moment ago. Only that is remembered, never a number: ten thousand
 * loans do not go away in half a minute, and nobody sees a total that is not right.
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
