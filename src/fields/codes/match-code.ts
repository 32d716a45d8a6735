/** Letters as they are searched: without accents, marks and case, so that `istanbul` finds `İstanbul`. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLocaleLowerCase('en');

/** Codes that a search finds: the code itself first, then labels that begin with it, then labels that hold it. */
export function matchCodes(codes: readonly string[], search: string, label: (code: string) => string): string[] {
  const wanted = plain(search.trim());
  if (wanted === '') return [...codes];
  const rank = (code: string): number => {
    const words = plain(label(code));
    if (plain(code) === wanted) return 0;
    if (words.startsWith(wanted)) return 1;
    return words.includes(wanted) ? 2 : 3;
  };
  const ranked = codes.map((code) => ({ code, rank: rank(code) })).filter((each) => each.rank < 3);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ code }) => code);
}

/**
 * The one code that a text can only mean: the code itself, its whole label, or the only one that is found in what is
 * searched.
 */
export function meantCode(
  codes: readonly string[],
  text: string,
  label: (code: string) => string,
  searched: (code: string) => string = label,
): string | undefined {
  const wanted = plain(text.trim());
  const named = codes.find((code) => plain(code) === wanted) ?? codes.find((code) => plain(label(code)) === wanted);
  if (named !== undefined) return named;
  const found = matchCodes(codes, text, searched);
  return found.length === 1 ? found[0] : undefined;
}
