import { borrowerName, type LoanDocument, type RecordListName, recordLists } from '../loan/document';
import { type Owner, owners } from '../loan/records';
import { type MergeConflict, type Merged, mergeFields, sameValues, type Values } from '../records/merge';
import type { SectionValues } from './sections';

const IDENTITY_FIELDS: readonly (readonly [names: RegExp, identity: readonly string[]])[] = [
  [/^(aB|aProdB)/, ['aBFirstNm', 'aBLastNm']],
  [/^(aC|aProdC)(?=[A-Z])/, ['aCFirstNm', 'aCLastNm']],
];

/**
 * If someone else moved another borrower to a position, the values typed there belong to the previous borrower, so each becomes
 * a conflict.
 */
function mergeApplicant(
  index: number,
  base: Values,
  mine: Values,
  theirs: Values,
  conflicts: MergeConflict[],
): Record<string, unknown> {
  const at = `applicants.${index}.`;
  const found: MergeConflict[] = [];
  const merged = mergeFields(base, mine, theirs, found, { at });
  for (const [ofWhom, identity] of IDENTITY_FIELDS) {
    if (identity.every((name) => sameValues(base[name], theirs[name]))) continue;
    for (const name of Object.keys(mine)) {
      const isOwn = ofWhom.test(name) && !sameValues(mine[name], base[name]) && !sameValues(mine[name], theirs[name]);
      if (!isOwn || found.some(({ path }) => path === at + name)) continue;
      found.push({ path: at + name, mine: mine[name], theirs: theirs[name] });
    }
  }
  conflicts.push(...found);
  return merged;
}

interface Identified extends Values {
  readonly id: string;
}

const byId = (records: readonly Identified[]): ReadonlyMap<string, Identified> =>
  new Map(records.map((record) => [record.id, record]));

/** Merges a list by record ID: added records stay, removed ones are dropped unless the other user changed them. */
function mergeList(
  list: RecordListName,
  sides: Record<'base' | 'mine' | 'theirs', readonly Identified[]>,
  conflicts: MergeConflict[],
): Identified[] {
  const [base, mine, theirs] = [byId(sides.base), byId(sides.mine), byId(sides.theirs)];
  const ids = new Set([...sides.theirs, ...sides.mine].map(({ id }) => id));
  return [...ids].flatMap((id): Identified[] => {
    const [was, own, other] = [base.get(id), mine.get(id), theirs.get(id)];
    if (own && other) return [{ ...mergeFields(was ?? {}, own, other, conflicts, { at: `${list}.${id}.` }), id }];
    const left = own ?? other;
    if (!left) return [];
    if (!was) return [left];
    const isChanged = !sameValues(left, was);
    if (isChanged) conflicts.push({ path: `${list}.${id}`, mine: own, theirs: other });
    return own && isChanged ? [own] : [];
  });
}

const listOf = (values: Values, name: string): readonly Identified[] =>
  Array.isArray(values[name]) ? (values[name] as readonly Identified[]) : [];

const valuesOf = (values: Values, index: number): Values => {
  const applicants: readonly unknown[] = Array.isArray(values.applicants) ? values.applicants : [];
  return (applicants[index] as Values | undefined) ?? {};
};

type Borrowed = Pick<LoanDocument, 'applicants'>;

/** Positions that now have a different borrower than when the user began. */
export function movedBorrowers(before: Borrowed, after: Borrowed): Owner[] {
  return owners.filter((owner) => borrowerName(before, owner) !== borrowerName(after, owner));
}

/** A record assigned to a position that now has a different borrower is a conflict: it may belong to the previous one. */
function conflictsOfMoved(
  list: RecordListName,
  mine: readonly Identified[],
  base: readonly Identified[],
  moved: readonly Owner[],
) {
  const stored = byId(base);
  return mine
    .filter((record) => {
      const isOwn = !sameValues(record.owners, stored.get(record.id)?.owners);
      return isOwn && moved.some((owner) => (record.owners as readonly Owner[] | undefined)?.includes(owner));
    })
    .map((record): MergeConflict => ({ path: `${list}.${record.id}`, mine: record, theirs: stored.get(record.id) }));
}

/**
 * Merges a user's changes with those that someone else saved, field by field; `base` is what both started from. A change by
 * only one of them is accepted; if both changed the same field, the conflict contains both values. `moved` lists positions that
 * now have a different borrower.
 */
export function mergeSection(
  base: SectionValues,
  mine: SectionValues,
  theirs: SectionValues,
  moved: readonly Owner[] = [],
): Merged<SectionValues> {
  const conflicts: MergeConflict[] = [];
  const lists = recordLists.filter((name) => Object.hasOwn(mine, name));
  const apart = [...lists, 'applicants', 'version', 'id'];
  const merged = mergeFields(base as Values, mine as Values, theirs as Values, conflicts, { apart });
  if (mine.applicants) {
    const length = Math.max(mine.applicants.length, theirs.applicants?.length ?? 0);
    merged.applicants = Array.from({ length }, (_, index) =>
      mergeApplicant(index, valuesOf(base, index), valuesOf(mine, index), valuesOf(theirs, index), conflicts),
    );
  }
  for (const name of lists) {
    const sides = { base: listOf(base, name), mine: listOf(mine, name), theirs: listOf(theirs, name) };
    merged[name] = mergeList(name, sides, conflicts);
    conflicts.push(...conflictsOfMoved(name, sides.mine, sides.base, moved));
  }
  return { merged: { ...merged, version: theirs.version }, conflicts };
}

/** The merged values with the other user's values at the given paths. */
export function withTheirs({ merged, conflicts }: Merged<SectionValues>, paths: ReadonlySet<string>): SectionValues {
  return conflicts.filter(({ path }) => paths.has(path)).reduce(acceptTheirs, merged);
}

const put = (holder: Values, name: string, value: unknown): Values => ({ ...holder, [name]: value ?? null });

function acceptTheirs(values: SectionValues, { path, theirs }: MergeConflict): SectionValues {
  const [part = '', key = '', name] = path.split('.');
  const stored: unknown = Reflect.get(values, part);
  if (!Array.isArray(stored)) return put(values, part, theirs) as SectionValues;
  const isHere = (record: Identified, index: number): boolean =>
    part === 'applicants' ? String(index) === key : record.id === key;
  const rows = stored as readonly Identified[];
  const next =
    name === undefined
      ? [...rows.filter((row, index) => !isHere(row, index)), ...(theirs ? [theirs as Identified] : [])]
      : rows.map((row, index) => (isHere(row, index) ? put(row, name, theirs) : row));
  return put(values, part, next) as SectionValues;
}
