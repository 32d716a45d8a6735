import { TableCell, TableSortLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { Box } from './layout/primitives';

/** Scrolls a table under its sticky header; focusable by keyboard. */
export function TableScroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // A group rather than a landmark: the surrounding section usually has the same name.
    <Box
      flex={1}
      minBlockSize="var(--least, 0)"
      overflow="auto"
      whenFocused={{ outlineOffset: -2 }}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-scrolls="true"
    >
      {children}
    </Box>
  );
}

export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

interface SortCellProps {
  readonly field: string;
  readonly label: ReactNode;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Aligns amounts and rates at the end. */
  readonly numeric?: boolean;
  /** Sort order of the first click. */
  readonly first?: 'ASC' | 'DESC';
  /** Key of its column. */
  readonly column?: string;
  /** Shown at the end, such as a handle. */
  readonly children?: ReactNode;
}

/** A sortable table header: announces its order and reverses it on the next click. */
export function SortCell(props: SortCellProps) {
  const { field, label, sort, onSort, numeric, first = 'ASC', column, children } = props;
  const active = sort.field === field;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  const next = active ? (sort.order === 'ASC' ? 'DESC' : 'ASC') : first;
  return (
    <TableCell
      component="th"
      variant="head"
      scope="col"
      align={numeric ? 'right' : 'left'}
      data-numeric={numeric || undefined}
      data-column={column}
      sortDirection={active ? direction : false}
    >
      <TableSortLabel active={active} direction={direction} onClick={() => onSort({ field, order: next })}>
        {label}
      </TableSortLabel>
      {children}
    </TableCell>
  );
}
