import { SaxesParser } from 'saxes';

/** An element of MISMO 2.3.1, which has no namespaces. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  /** Text and CDATA of the element itself. */
  text: string;
}

/** XML that can't be read: broken, too large, or with a document type declaration. */
export class XmlProblem extends Error {}

const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 40;
/** No element of MISMO 2.3.1 has nearly as many. */
const MAX_ATTRIBUTES = 200;
const DOCTYPE = /<!DOCTYPE/i;

/** Parses a document. Document type declarations are refused, so nothing is ever expanded or fetched. */
export function readXml(text: string, maxElements = MAX_ELEMENTS): XmlNode {
  if (DOCTYPE.test(text.slice(0, 2_000))) throw new XmlProblem('The document has a DOCTYPE.');
  const parser = new SaxesParser({ xmlns: false });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  let elements = 0;
  parser.on('error', () => {
    throw new XmlProblem('The document is not well-formed.');
  });
  parser.on('doctype', () => {
    throw new XmlProblem('The document has a DOCTYPE.');
  });
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > MAX_ATTRIBUTES) throw new XmlProblem('The document is too large.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > maxElements || open.length >= MAX_DEPTH) throw new XmlProblem('The document is too large.');
    const node: XmlNode = { name, attributes: { ...attributes }, children: [], text: '' };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  const take = (piece: string) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (!root) throw new XmlProblem('The document has no element.');
  return root;
}

export const childrenOf = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => childrenOf(node, name)[0];

/** The elements with this name at any depth. */
export const findAll = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

/** An attribute without blanks around it; undefined if it is missing or empty. */
export const attribute = (node: XmlNode | undefined, name: string): string | undefined =>
  (node && Object.hasOwn(node.attributes, name) ? node.attributes[name]?.trim() : undefined) || undefined;

type Attributes = Readonly<Record<string, string | undefined>>;

/** Text as it is written inside an element or attribute. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Characters that XML 1.0 does not allow.
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** An element as text. Attributes without a value are left out. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  const head = `<${name}${given.join('')}`;
  return children.length === 0 ? `${head}/>` : `${head}>${children.join('')}</${name}>`;
}

/** Text inside an element, such as base64. */
export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>${root}`;
