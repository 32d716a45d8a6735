const LOCALE = 'en-US';

/**
 * A name in capitals, the same in every language of the portal: `i` is `I`, never a dotted one. A character whose capital is
 * longer (`ß`) stays, so that a text keeps its length.
 */
export function capitals(text: string): string {
  return [...text]
    .map((character) => {
      const capital = character.toLocaleUpperCase(LOCALE);
      return capital.length === character.length ? capital : character;
    })
    .join('');
}
