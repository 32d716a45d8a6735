import { changedFields } from '../providers/data/changed-fields';

export type Values = Readonly<Record<string, unknown>>;

/** A write that came too late: what the form had read, what it holds, and what is there now. */
export interface Stale {
  readonly base: Values;
  readonly mine: Values;
  readonly current: Values;
}

/** A field that both persons changed, and not to the same value. */
export interface Conflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What differs but for what the server counts by itself. */
export const changedNames = (after: Values, before: Values): readonly string[] =>
  Object.keys(changedFields(after, before)).filter((name) => name !== 'version' && name !== 'uses');

/** What has to be chosen between, and what only this person changed, which stays theirs. */
export function compareStale({ base, mine, current }: Stale): {
  readonly conflicts: readonly Conflict[];
  readonly own: readonly string[];
} {
  const changed = changedNames(mine, base);
  const theirs = new Set(changedNames(current, base));
  const differs = new Set(changedNames(mine, current));
  return {
    conflicts: changed
      .filter((name) => theirs.has(name) && differs.has(name))
      .map((name) => ({ name, mine: mine[name], theirs: current[name] })),
    own: changed.filter((name) => !theirs.has(name)),
  };
}
