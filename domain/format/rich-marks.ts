import { ownValue } from '../tables/own-value';

/** The marks that rich text may have; every other tag leaves its words behind. Server and web app read this one list. */
export const richTags = ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 'ul', 'ol', 'li'] as const;

export type RichTag = (typeof richTags)[number];

/** Tags that are converted to an equivalent allowed tag. */
const aliases: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};

/** Tags whose content is not text. A tag without content, such as `embed`, just goes. */
const dropped: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title'],
  ...['textarea', 'select', 'xmp'],
]);

/** The allowed tag for a tag in lower case; undefined if there is none. */
export const richTagOf = (name: string): RichTag | undefined =>
  richTags.find((tag) => tag === name) ?? ownValue(aliases, name);

/** Whether a tag is removed with its content. */
export const isDroppedTag = (name: string): boolean => dropped.has(name);
