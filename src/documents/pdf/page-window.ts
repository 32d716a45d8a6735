import type { PageSize } from './pdf-document';

export const GAP = 12;

/** Where each page begins in the list of pages, and where the list ends, in CSS pixels. */
export function pageStarts(count: number, sizeOf: (page: number) => PageSize, scale: number): number[] {
  const starts = [GAP];
  for (let page = 1; page <= count; page += 1) starts.push((starts.at(-1) ?? 0) + sizeOf(page).height * scale + GAP);
  return starts;
}

/** The first and the last page in view. */
export function pagesInView(starts: readonly number[], top: number, height: number): readonly [number, number] {
  const count = starts.length - 1;
  const first = starts.findIndex((_, index) => (starts[index + 1] ?? Number.POSITIVE_INFINITY) > top + GAP) + 1;
  const behind = starts.findIndex((start) => start >= top + height);
  const last = behind < 0 ? count : behind;
  const from = Math.min(Math.max(1, first), Math.max(1, count));
  return [from, Math.max(from, Math.min(last, count))];
}

/** The page that fills the middle of the view. */
export const pageInMiddle = (starts: readonly number[], top: number, height: number): number =>
  pagesInView(starts, top + height / 3, 1)[0];
