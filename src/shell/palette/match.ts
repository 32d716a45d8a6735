import { plainText } from './plain-text';

/** How well a text answers the words: 0 begins with them, 1 a word does, 2 they stand somewhere; null: not at all. */
function rankOf(text: string, searchText: string): 0 | 1 | 2 | null {
  const plain = plainText(text);
  if (plain.startsWith(searchText)) return 0;
  if (plain.includes(` ${searchText}`)) return 1;
  return plain.includes(searchText) ? 2 : null;
}

/** What holds the words, the best first and otherwise in its order; nothing for a blank query (SEARCH-08, -09). */
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
