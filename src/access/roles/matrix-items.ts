import type { ColumnGroup, MatrixColumn, MatrixPart } from './columns';

/** An item of a matrix row: a column, or a collapsed group as a count. */
export type MatrixItem =
  | { readonly kind: 'column'; readonly column: MatrixColumn; readonly group: ColumnGroup; readonly first: boolean }
  | { readonly kind: 'sum'; readonly group: ColumnGroup };

/** The items of a part, with collapsed groups. */
export const itemsOf = (part: MatrixPart, collapsed: ReadonlySet<string>): MatrixItem[] =>
  part.groups.flatMap((group): MatrixItem[] =>
    collapsed.has(group.key)
      ? [{ kind: 'sum', group }]
      : group.columns.map((column, index) => ({ kind: 'column', column, group, first: index === 0 })),
  );

export const itemKey = (item: MatrixItem): string => (item.kind === 'sum' ? item.group.key : item.column.key);
