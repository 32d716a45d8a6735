export type Values = Readonly<Record<string, unknown>>;

/** A value that two users changed differently. A removed record has no value. */
export interface MergeConflict {
  /** A field path such as `city`, `applicants.0.aBEmail` or `assets.<id>.value`, or `assets.<id>` for a whole record. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged<State> {
  /** The combined changes, with the user's own value for conflicts. */
  readonly merged: State;
  readonly conflicts: readonly MergeConflict[];
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const names = (...sides: readonly Values[]): ReadonlySet<string> => new Set(sides.flatMap((side) => Object.keys(side)));

/** Whether two values are equal: missing, null and empty are, and the order of names does not matter. */
export function sameValues(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && a.length !== (b as readonly unknown[]).length)) {
    return false;
  }
  const [one, other] = [a as Values, b as Values];
  return [...names(one, other)].every((name) => sameValues(one[name], other[name]));
}

interface MergeOptions {
  /** Prefix of the names in conflicts. */
  readonly at?: string;
  /** Names that are merged separately. */
  readonly apart?: readonly string[];
}

/**
 * Merges three states of a set of fields; `base` is the state both users started from. A change by only one of them is kept. If
 * both changed a field, the user's own value is kept and the conflict is added to `conflicts`.
 */
export function mergeFields(
  base: Values,
  mine: Values,
  theirs: Values,
  conflicts: MergeConflict[],
  { at = '', apart = [] }: MergeOptions = {},
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const name of names(base, mine, theirs)) {
    if (apart.includes(name)) continue;
    const [was, own, other] = [base[name], mine[name], theirs[name]];
    const isOwn = !sameValues(own, was);
    if (isOwn && !sameValues(other, was) && !sameValues(own, other)) {
      conflicts.push({ path: `${at}${name}`, mine: own, theirs: other });
    }
    const stored = isOwn ? own : other;
    if (stored !== undefined) merged[name] = stored;
  }
  return merged;
}

/** Fields that the server sets. */
const SET_BY_SERVER = ['id', 'version', 'uses'];

/** Merges a user's unsaved changes with a record that someone else saved, field by field. */
export function mergeRecord<State extends object>(base: State, mine: State, theirs: State): Merged<State> {
  const conflicts: MergeConflict[] = [];
  const [was, own, other] = [base as Values, mine as Values, theirs as Values];
  const merged = mergeFields(was, own, other, conflicts, { apart: SET_BY_SERVER });
  const stored = Object.entries(other).filter(([name]) => SET_BY_SERVER.includes(name));
  return { merged: { ...merged, ...Object.fromEntries(stored) } as State, conflicts };
}

/** The merged record with the other user's values for the given fields. */
export function withTheirFields<State extends object>(
  { merged, conflicts }: Merged<State>,
  fields: ReadonlySet<string>,
): State {
  const taken = conflicts.filter(({ path }) => fields.has(path));
  return { ...merged, ...Object.fromEntries(taken.map(({ path, theirs }) => [path, theirs ?? null])) };
}
