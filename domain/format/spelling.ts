/**
 * Edits from one word to another: an added, dropped or changed letter, or two neighbors swapped (optimal string alignment
 * distance).
 */
export function spellingDistance(a: string, b: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + changed);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (twoAbove[column - 2] ?? 0) + 1);
      current.push(best);
    }
    twoAbove = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/** Shorter words are searched only as typed. */
export const MIN_MISSPELLED_LENGTH = 4;

/** Maximum distance of an alternative: one edit, or two for a long word. */
export const allowedSteps = (word: string): number => (word.length >= 8 ? 2 : 1);
