/** The names under which the browser paints what was found. */
export const MATCHES = 'pdf-match';
export const CURRENT_MATCH = 'pdf-current-match';

const ranges = new Map<HTMLElement, readonly Range[]>();

/** Older browsers show the page of a match without its highlight. */
const isSupported = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function';

/** Paints what was found on a page; without ranges, nothing. */
export function showMatches(page: HTMLElement, found: readonly Range[]): void {
  if (!isSupported()) return;
  if (found.length === 0) ranges.delete(page);
  else ranges.set(page, found);
  const all = [...ranges.values()].flat();
  if (all.length === 0) CSS.highlights.delete(MATCHES);
  else CSS.highlights.set(MATCHES, new Highlight(...all));
}

/** Paints the match that the reader is at; null for none. */
export function showCurrentMatch(range: Range | null): void {
  if (!isSupported()) return;
  if (range === null) {
    CSS.highlights.delete(CURRENT_MATCH);
    return;
  }
  const current = new Highlight(range);
  current.priority = 1;
  CSS.highlights.set(CURRENT_MATCH, current);
}
