import { plainText, plainWords } from '../../../domain/format/plain-text';
import { allowedSteps, MIN_MISSPELLED_LENGTH, spellingDistance } from '../../../domain/format/spelling';

/** Rank of a match: 0 at the start, 1 at the start of a word, 2 anywhere; null if there is none. */
function rankOf(text: string, searchText: string): 0 | 1 | 2 | null {
  const plain = plainText(text);
  if (plain.startsWith(searchText)) return 0;
  if (plain.includes(` ${searchText}`)) return 1;
  return plain.includes(searchText) ? 2 : null;
}

/** Whether a typed word is a misspelled word of the title, or the misspelled beginning of one. */
function isMisspelled(typed: string, word: string): boolean {
  const steps = allowedSteps(typed);
  const starts = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  return [word, ...starts].some((start) => spellingDistance(typed, start) <= steps);
}

/** A number or code with one digit changed names something else, so it counts only as typed. */
const maybeMisspelled = (typed: string): boolean => typed.length >= MIN_MISSPELLED_LENGTH && !/\p{N}/u.test(typed);

/** Whether every typed word is in the text, some of them misspelled. */
function isAlmost(text: string, searchText: string): boolean {
  const words = plainWords(text);
  return searchText
    .split(' ')
    .every(
      (typed) =>
        words.some((word) => word.startsWith(typed)) ||
        (maybeMisspelled(typed) && words.some((word) => isMisspelled(typed, word))),
    );
}

/** Matching items, best first and otherwise in order; none for a blank query (SEARCH-08, -09). */
export function matching<T>(query: string, items: readonly T[], text: (item: T) => string): T[] {
  const searchText = plainText(query);
  if (searchText === '') return [];
  const found = items
    .flatMap((item) => {
      const rank = rankOf(text(item), searchText);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
  // Misspellings count only if nothing is spelled as typed, so that they never push a real match down.
  return found.length > 0 ? found : items.filter((item) => isAlmost(text(item), searchText));
}
