const LOCALE = 'en-US';

/**
 * A name in capitals, independent of the portal's language: `i` becomes `I`, never a dotted one. A character whose capital is
 * longer (`ß`) is kept, so that the length does not change.
 */
export function capitals(text: string): string {
  return [...text]
    .map((character) => {
      const capital = character.toLocaleUpperCase(LOCALE);
      return capital.length === character.length ? capital : character;
    })
    .join('');
}
