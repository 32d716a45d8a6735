import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** What axe judges a page by, without its words: pages of the same shape get the same findings. */
export interface PageShape {
  /** Shape of the content of `main`. */
  readonly main: string;
  /** Shape of everything around it. */
  readonly frame: string;
}

/**
 * Runs in the page. Keeps elements, classes, roles and states; of words only whether there are any, of references
 * only whether they point to exactly one element.
 */
function describePage(): { main: string; frame: string } {
  const words = new Set(['aria-label', 'title', 'alt', 'placeholder', 'value', 'href', 'src', 'name', 'd', 'content']);
  const references = new Set([
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-activedescendant',
  ]);
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) counts.set(id, (counts.get(id) ?? 0) + 1);
  const reach = (ids: string): string =>
    ids
      .split(/\s+/)
      .map((id) => counts.get(id) ?? 0)
      .join(',');
  const wordOf = ({ name, value }: Attr): string => {
    if (name === 'id') return reach(value);
    if (references.has(name)) return reach(value);
    if (words.has(name) || name.startsWith('data-')) return value.trim() === '' ? '' : 'x';
    return value;
  };
  const main = document.querySelector('main');
  const shapeOf = (node: Node, skipped: Element | null): string => {
    if (node === skipped) return '<main/>';
    if (node instanceof Text) return node.data.trim() === '' ? '' : 'x';
    if (!(node instanceof Element) || node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return '';
    const attributes = [...node.attributes]
      .map((one) => ` ${one.name}="${wordOf(one)}"`)
      .sort()
      .join('');
    return `<${node.localName}${attributes}>${[...node.childNodes].map((child) => shapeOf(child, skipped)).join('')}</>`;
  };
  return { main: main ? shapeOf(main, null) : '', frame: shapeOf(document.body, main) };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The current shape of the page. */
export async function pageShape(page: Page): Promise<PageShape> {
  const { main, frame } = await page.evaluate(describePage);
  return { main: digest(main), frame: digest(frame) };
}
