import { TableCell, TableSortLabel } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../theme/tokens';

/** Scrolls a table under its sticky header; focusable by keyboard. */
const Region = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  '& thead th': { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: token('surface') },
  '&:focus-visible': { outlineOffset: -2 },
});

export function TableScroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // A group rather than a landmark: the surrounding section usually has the same name.
    <Region role="group" aria-label={label} tabIndex={0}>
      {children}
    </Region>
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
}

/** A sortable table header: announces its order and reverses it on the next click. */
export function SortCell({ field, label, sort, onSort, numeric, first = 'ASC' }: SortCellProps) {
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
      sortDirection={active ? direction : false}
    >
      <TableSortLabel active={active} direction={direction} onClick={() => onSort({ field, order: next })}>
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
