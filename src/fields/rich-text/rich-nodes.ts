import { isDroppedTag, type RichTag, richTagOf } from '../../../domain/format/rich-marks';

/** A text, or formatting with its content. There are no attributes, so they can't hide anything. */
export type RichNode = string | { readonly tag: RichTag; readonly children: readonly RichNode[] };

/** A paragraph holds no paragraph, list or heading: there, the outer tag goes. */
const isBlock = (node: RichNode): boolean =>
  typeof node !== 'string' && !['strong', 'em', 'u', 'br'].includes(node.tag);

function readNode(node: Node): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (isDroppedTag(name)) return [];
  const children = [...node.childNodes].flatMap(readNode);
  const tag = richTagOf(name);
  if (tag === undefined || (tag === 'p' && children.some(isBlock))) return children;
  return [{ tag, children: tag === 'br' ? [] : children }];
}

/** Parses untrusted HTML into the allowed tags. Nothing in it is executed or fetched. */
export function readRichText(html: string): readonly RichNode[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.body.childNodes].flatMap(readNode);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

function writeNode(node: RichNode): string {
  if (typeof node === 'string') return escaped(node);
  return node.tag === 'br' ? '<br>' : `<${node.tag}>${node.children.map(writeNode).join('')}</${node.tag}>`;
}

/** The HTML with nothing but the allowed marks; an empty text where nothing is said. */
export function sanitizeHtml(html: string): string {
  const nodes = readRichText(html);
  const hasText = (node: RichNode): boolean =>
    typeof node === 'string' ? node.trim() !== '' : node.children.some(hasText);
  return nodes.some(hasText) ? nodes.map(writeNode).join('') : '';
}
