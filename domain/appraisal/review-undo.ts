/** What accepting a value changed on the loan: each field with its value before and after. */
export type ReviewChanges = Readonly<Record<string, { readonly before: string | null; readonly after: string | null }>>;

type ValueOf = (name: string) => string | null;

/**
 * What accepting these values changes. A field that still has what an earlier version of the same appraisal set keeps the value from before
 * that version, so that taking the appraisal back takes all of it back.
 */
export const changesOf = (
  values: Readonly<Record<string, string | null>>,
  now: ValueOf,
  earlier: ReviewChanges = {},
): ReviewChanges =>
  Object.fromEntries(
    Object.entries(values).map(([name, after]) => {
      const known = Object.hasOwn(earlier, name) ? earlier[name] : undefined;
      const before = known && known.after === now(name) ? known.before : now(name);
      return [name, { before, after }];
    }),
  );

/** The changes with values from before that are not those of an appraisal that was itself rejected since. */
export function beforeRejected(changes: ReviewChanges, rejected: readonly ReviewChanges[]): ReviewChanges {
  const left = [...rejected];
  let found = changes;
  for (;;) {
    const current = found;
    const place = left.findIndex(
      (one) =>
        Object.keys(current).length > 0 &&
        Object.entries(current).every(([name, { before }]) => Object.hasOwn(one, name) && one[name]?.after === before),
    );
    const [source] = place === -1 ? [] : left.splice(place, 1);
    if (source === undefined) return found;
    found = Object.fromEntries(
      Object.entries(current).map(([name, { after }]) => [name, { before: source[name]?.before ?? null, after }]),
    );
  }
}

/** What is taken back from a loan when the report is rejected. */
export interface ReviewUndo {
  readonly fields: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
  /** Fields that someone changed since: they stay. */
  readonly kept: readonly string[];
}

/** Fields get back what they had, unless someone changed them since. */
export function undoOf(changes: ReviewChanges, now: ValueOf): ReviewUndo {
  const changed = Object.entries(changes).filter(([, { before, after }]) => before !== after);
  const [still, since] = [
    changed.filter(([name, { after }]) => now(name) === after),
    changed.filter(([name, { before, after }]) => now(name) !== after && now(name) !== before),
  ];
  return {
    fields: still.map(([name, { before, after }]) => ({ name, before: after, after: before })),
    kept: since.map(([name]) => name),
  };
}
