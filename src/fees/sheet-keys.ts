import type { KeyboardEvent, MouseEvent } from 'react';

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

/** Enter and the arrows move through a column as in a spreadsheet; Escape is for `undo`, and for what is around the sheet if there is nothing to undo. */
export function onSheetKey(event: KeyboardEvent<HTMLElement>, undo: () => boolean): void {
  const { key, shiftKey, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Escape') {
    if (undo()) event.stopPropagation();
  } else if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    move(currentTarget, key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1);
  }
}

/** The first press on a cell selects what is in it, as the keys do, so that typing replaces it; the next one places the cursor. */
export function selectOnPress(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget, button } = event;
  if (button !== 0 || currentTarget.disabled || document.activeElement === currentTarget) return;
  event.preventDefault();
  currentTarget.focus();
  currentTarget.select();
}
