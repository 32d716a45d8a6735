/** What a check answered, and the values on which the answer depends: it read no others. */
export interface Recorded<Of extends object, Answer> {
  readonly answer: Answer;
  readonly read: Readonly<Partial<Of>>;
}

/** Runs a check and notes what it reads. */
export function recorded<Of extends object, Answer>(record: Of, check: (record: Of) => Answer): Recorded<Of, Answer> {
  const read = new Map<string | symbol, unknown>();
  const answer = check(
    new Proxy(record, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name);
        read.set(name, value);
        return value;
      },
    }),
  );
  return { answer, read: Object.fromEntries(read) as Partial<Of> };
}

/** The same values under the same names, in any order. */
export function isSameRead(one: object, other: object): boolean {
  const sorted = (of: object): string =>
    JSON.stringify(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  return sorted(one) === sorted(other);
}
