/** Some labels of a table, for a place that has its own. */
export const pickLabels = <const Name extends string>(
  labels: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, labels[name]])) as Record<Name, string>;
