/** A part of a document: its pages, both included. */
export interface PagePart {
  readonly first: number;
  readonly last: number;
}

/** The parts that cuts make; a cut is the page after which it is. */
export function partsOf(pages: number, cuts: ReadonlySet<number>): readonly PagePart[] {
  const ends = [...cuts].filter((page) => page >= 1 && page < pages).toSorted((a, b) => a - b);
  return [...ends, pages].map((last, index) => ({ first: (ends[index - 1] ?? 0) + 1, last }));
}

/** With another cut, or without it if it was there. */
export function withCut(cuts: ReadonlySet<number>, page: number): ReadonlySet<number> {
  const next = new Set(cuts);
  if (!next.delete(page)) next.add(page);
  return next;
}
