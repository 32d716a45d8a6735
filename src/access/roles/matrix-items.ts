import type { ColumnGroup, MatrixColumn, MatrixPart } from './columns';

/** What stands in a line of the matrix: a column, or a folded group as a sum. */
export type MatrixItem =
  | { readonly kind: 'column'; readonly column: MatrixColumn; readonly group: ColumnGroup; readonly first: boolean }
  | { readonly kind: 'sum'; readonly group: ColumnGroup };

/** The items of a part, as its groups are folded. */
export const itemsOf = (part: MatrixPart, folded: ReadonlySet<string>): MatrixItem[] =>
  part.groups.flatMap((group): MatrixItem[] =>
    folded.has(group.key)
      ? [{ kind: 'sum', group }]
      : group.columns.map((column, index) => ({ kind: 'column', column, group, first: index === 0 })),
  );

export const itemKey = (item: MatrixItem): string => (item.kind === 'sum' ? item.group.key : item.column.key);
