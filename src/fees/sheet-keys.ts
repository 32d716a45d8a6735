import type { KeyboardEvent } from 'react';

/** Cells of a column of the sheet, in the order in which they are shown. */
const cellsOf = (cell: HTMLElement): HTMLElement[] => {
  const sheet = cell.closest('[data-sheet]');
  return sheet ? [...sheet.querySelectorAll<HTMLElement>(`[data-column="${cell.dataset.column}"]`)] : [];
};

/** Moves the focus up or down a column, and selects what is there. */
function move(cell: HTMLElement, step: 1 | -1): void {
  const cells = cellsOf(cell);
  const next = cells[cells.indexOf(cell) + step];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** Enter and the arrows move through a column as in a spreadsheet; Escape is for `undo`. */
export function onSheetKey(event: KeyboardEvent<HTMLElement>, undo: () => void): void {
  const { key, shiftKey, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Escape') undo();
  else if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    move(currentTarget, key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1);
  }
}
