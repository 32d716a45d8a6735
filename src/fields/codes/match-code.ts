/** Normalizes text for search: no accents, marks or case, so that `istanbul` finds `İstanbul`. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLocaleLowerCase('en');

/** Codes that match a search: the code itself first, then labels that start with it, then labels that contain it. */
export function matchCodes(codes: readonly string[], search: string, label: (code: string) => string): string[] {
  const searchText = plain(search.trim());
  if (searchText === '') return [...codes];
  const rank = (code: string): number => {
    const labels = plain(label(code));
    if (plain(code) === searchText) return 0;
    if (labels.startsWith(searchText)) return 1;
    return labels.includes(searchText) ? 2 : 3;
  };
  const ranked = codes.map((code) => ({ code, rank: rank(code) })).filter((each) => each.rank < 3);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ code }) => code);
}

/**
 * The only code that a text can mean: the code itself, its full label, or the single match in the searched
 * texts.
 */
export function meantCode(
  codes: readonly string[],
  text: string,
  label: (code: string) => string,
  searched: (code: string) => string = label,
): string | undefined {
  const searchText = plain(text.trim());
  const named =
    codes.find((code) => plain(code) === searchText) ?? codes.find((code) => plain(label(code)) === searchText);
  if (named !== undefined) return named;
  const found = matchCodes(codes, text, searched);
  return found.length === 1 ? found[0] : undefined;
}
