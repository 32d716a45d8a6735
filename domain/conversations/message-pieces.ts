/** A part of a message: text, a link to a website, or a person whom it mentions. */
export type MessagePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const LINK = /https?:\/\/[^\s<>"']+/giu;
/** Punctuation of the sentence around a link. */
const TRAILING = /[.,;:!?)\]}'"»”’]+$/u;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The address, if it leads to a website and names no user in front of it, which would hide where it leads. */
function websiteOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  const isWebsite = protocol === 'https:' || protocol === 'http:';
  return isWebsite && username === '' && password === '' ? href : null;
}

function mentionsIn(text: string, names: readonly string[]): MessagePiece[] {
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return [{ kind: 'text', text }];
  const mark = new RegExp(`(@(?:${longestFirst.map(escaped).join('|')}))`, 'u');
  return text.split(mark).map((part, index) => ({ kind: index % 2 === 1 ? 'mention' : 'text', text: part }));
}

/** The parts of a plain text, in order. Nothing of it is ever markup. */
export function messagePieces(text: string, names: readonly string[] = []): readonly MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = found.replace(TRAILING, '');
    const href = websiteOf(link);
    if (href === null) continue;
    pieces.push(...mentionsIn(text.slice(from, index), names), { kind: 'link', text: link, href });
    from = index + link.length;
  }
  pieces.push(...mentionsIn(text.slice(from), names));
  return pieces.filter((piece) => piece.text !== '');
}

/** Where a mention is being typed: after an `@` that begins a word. */
export interface TypedMention {
  /** The position of the `@`. */
  readonly at: number;
  /** What is typed behind it. */
  readonly search: string;
}

const TYPED = /(?:^|[\s(])@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/u;

/** The mention that is being typed in front of the caret; null if there is none. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const search = TYPED.exec(text.slice(0, caret))?.[1];
  return search === undefined ? null : { at: caret - search.length - 1, search };
}

/** The mentions of those whose name is still in the text. */
export const namedIn = <M extends { readonly name: string }>(text: string, mentions: readonly M[]): readonly M[] =>
  mentions.filter(({ name }) => text.includes(`@${name}`));
