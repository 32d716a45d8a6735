interface TextItem {
  readonly str: string;
  readonly hasEOL: boolean;
}

/** The text of a page as the text layer has it: a line break counts as a space. */
export const pageText = (items: readonly TextItem[]): string =>
  items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join('');

/** Lower case without changing the length, so that places in one text are places in the other. */
export const folded = (text: string): string =>
  Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');

/** Where the words begin in a text; both are folded. Matches do not overlap. */
export function placesOf(words: string, text: string): number[] {
  const places: number[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at);
  return places;
}

/** The texts of a text layer in order; a line break counts as a space. */
function textNodes(container: HTMLElement): { readonly node: Text | null; readonly text: string }[] {
  const found: { node: Text | null; text: string }[] = [];
  const walk = (parent: Node): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) found.push({ node, text: node.data });
      else if (node.nodeName === 'BR') found.push({ node: null, text: ' ' });
      else walk(node);
    }
  };
  walk(container);
  return found;
}

/** The places of the words in a text layer, as ranges of the page. */
export function rangesOf(words: string, container: HTMLElement): Range[] {
  const nodes = textNodes(container);
  const starts: number[] = [];
  let length = 0;
  for (const { text } of nodes) {
    starts.push(length);
    length += text.length;
  }
  const pointAt = (place: number, isEnd: boolean): readonly [Text, number] | undefined => {
    for (const [index, { node, text }] of nodes.entries()) {
      const offset = place - (starts[index] ?? 0);
      const isInside = isEnd ? offset > 0 && offset <= text.length : offset >= 0 && offset < text.length;
      if (isInside && node) return [node, offset];
    }
    return undefined;
  };
  return placesOf(words, folded(nodes.map(({ text }) => text).join(''))).flatMap((place) => {
    const [start, end] = [pointAt(place, false), pointAt(place + words.length, true)];
    if (!start || !end) return [];
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(...end);
    return [range];
  });
}
