import { plainText } from './plain-text';

/** Rank of a match: 0 at the start, 1 at the start of a word, 2 anywhere; null if there is none. */
function rankOf(text: string, searchText: string): 0 | 1 | 2 | null {
  const plain = plainText(text);
  if (plain.startsWith(searchText)) return 0;
  if (plain.includes(` ${searchText}`)) return 1;
  return plain.includes(searchText) ? 2 : null;
}

/** Matching items, best first and otherwise in order; none for a blank query (SEARCH-08, -09). */
export function matching<T>(query: string, items: readonly T[], text: (item: T) => string): T[] {
  const searchText = plainText(query);
  if (searchText === '') return [];
  return items
    .flatMap((item) => {
      const rank = rankOf(text(item), searchText);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
