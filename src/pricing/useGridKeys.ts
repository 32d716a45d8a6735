import { type KeyboardEvent, useRef, useState } from 'react';
import { type GridPosition, movedBy } from './rate-grid';

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const cellOf = (grid: HTMLElement, { row, column }: GridPosition): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`);

/** Roving focus for a grid: one tab stop, with arrow keys, Home and End inside. Cells carry `data-place="row-column"`. */
export function useGridKeys(size: Size, start: GridPosition) {
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<GridPosition | null>(null);
  const at = moved && moved.row < size.rows ? moved : start;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = movedBy(event.key, at, size, rtl);
    if (!to || !grid.current) return;
    event.preventDefault();
    setMoved(to);
    cellOf(grid.current, to)?.focus();
  };
  return {
    grid,
    onKeyDown,
    /** Props for a cell's button. */
    cell: (place: GridPosition) => ({
      'data-place': `${place.row}-${place.column}`,
      tabIndex: place.row === at.row && place.column === at.column ? 0 : -1,
      onFocus: () => setMoved(place),
    }),
  };
}
