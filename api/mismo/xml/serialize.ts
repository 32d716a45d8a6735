import { ownValue } from '../../../domain/tables/own-value';
import type { OutElement } from './output-tree';
import { namespaces } from './xml-tree';

/** In MISMO's schema the alternatives of a choice come first; everything else is in alphabetical order, EXTENSION last. */
const first = new Set([
  'INDIVIDUAL',
  'LEGAL_ENTITY',
  'BORROWER',
  'LOAN_ORIGINATOR',
  'LOAN_ORIGINATION_COMPANY',
  'PROPERTY_OWNER',
  'CONTACT_POINT_EMAIL',
  'CONTACT_POINT_TELEPHONE',
  'REAL_ESTATE_AGENT',
]);

/** The same inside of one element, where the name follows the alphabet elsewhere. */
const firstIn: Readonly<Record<string, readonly string[]>> = {
  DOCUMENT: ['DEAL_SETS', 'RELATIONSHIPS', 'SIGNATORIES', 'VIEWS'],
};

function rank(element: OutElement, parent: string): number {
  if (first.has(element.name) || ownValue(firstIn, parent)?.includes(element.name)) return 0;
  return element.name === 'EXTENSION' ? 2 : 1;
}

function inSchemaOrder({ name, children }: OutElement): OutElement[] {
  return [...children].sort(
    (a, b) => rank(a, name) - rank(b, name) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}

/** Whether XML 1.0 can carry the character at all; half of a surrogate pair and control characters it cannot. */
function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

const reserved: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Almost no text has any of those. */
const mayChange = /[&<>"]|[^\t\n -\uD7FF\uE000-\uFFFD]/;

/** Text with the characters that XML reserves escaped, and those that it cannot carry left out. */
function escapeXml(text: string): string {
  if (!mayChange.test(text)) return text;
  return [...text]
    .filter(isXmlCharacter)
    .map((character) => ownValue(reserved, character) ?? character)
    .join('');
}

function write(element: OutElement, indent: string, lines: string[]): void {
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  if (element.text !== undefined) {
    lines.push(`${indent}<${element.name}${attributes}>${escapeXml(element.text)}</${element.name}>`);
  } else if (element.children.length === 0) {
    lines.push(`${indent}<${element.name}${attributes}/>`);
  } else {
    lines.push(`${indent}<${element.name}${attributes}>`);
    for (const child of inSchemaOrder(element)) write(child, `${indent} `, lines);
    lines.push(`${indent}</${element.name}>`);
  }
}

/** A tree as a UTF-8 document with MISMO's namespaces on its root. */
export function serialize(root: OutElement): string {
  root.attributes = {
    xmlns: namespaces.mismo,
    'xmlns:xlink': namespaces.xlink,
    'xmlns:xsi': namespaces.xsi,
    'xmlns:ULAD': namespaces.ULAD,
    'xmlns:DU': namespaces.DU,
    ...root.attributes,
  };
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  write(root, '', lines);
  return `${lines.join('\n')}\n`;
}
