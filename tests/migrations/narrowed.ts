import type { Column, Shape } from './shape';

const tableOf = (column: string): string => column.slice(0, column.lastIndexOf('.'));

function narrowedColumn(name: string, earlier: Column, later: Column | undefined): string[] {
  if (later === undefined) return [`${name} is gone, or has another name`];
  return [
    ...(earlier.type === later.type ? [] : [`${name} is ${later.type} instead of ${earlier.type}`]),
    ...(later.notNull && !earlier.notNull ? [`${name} may not be empty any more`] : []),
    ...(later.notNull && earlier.filled && !later.filled ? [`${name} has no default any more`] : []),
  ];
}

const quoted = /'(?:[^']|'')*'/g;

/** Whether everything that the earlier limit allowed is allowed: a list of words got longer, or only what a removal does changed. */
function allowsAll(earlier: string, later: string): boolean {
  const plain = (definition: string) => definition.replace(/ ON (?:DELETE|UPDATE) (?:CASCADE|SET NULL|RESTRICT)/g, '');
  if (plain(earlier) === plain(later)) return true;
  const outline = (definition: string) =>
    definition.replace(quoted, '?').replace(/\?(?:::\w+)?(?:, \?(?:::\w+)?)+/g, '?');
  const words = new Set(later.match(quoted));
  return outline(earlier) === outline(later) && (earlier.match(quoted) ?? []).every((word) => words.has(word));
}

function narrowedLimits(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  return [...after.limits].flatMap(([table, limits]) =>
    !tables.has(table)
      ? []
      : [...limits].flatMap(([name, definition]) => {
          const earlier = before.limits.get(table)?.get(name);
          if (earlier !== undefined && allowsAll(earlier, definition)) return [];
          return [`${table} has the ${earlier === undefined ? 'new' : 'stricter'} limit ${name}: ${definition}`];
        }),
  );
}

/** What a version that works with the shape before can no longer read or write in the shape after. */
export function narrowed(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const demanded = [...after.columns]
    .filter(
      ([name, { notNull, filled }]) => notNull && !filled && !before.columns.has(name) && tables.has(tableOf(name)),
    )
    .map(([name]) => `${name} is new, and rows without it are refused`);
  return [
    ...[...before.columns].flatMap(([name, column]) => narrowedColumn(name, column, after.columns.get(name))),
    ...demanded,
    ...narrowedLimits(before, after),
    ...[...before.helpers].filter((name) => !after.helpers.has(name)).map((name) => `the ${name} is gone`),
  ];
}
