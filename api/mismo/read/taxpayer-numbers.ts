import type { XmlElement } from '../xml/xml-tree';

const isNumber = (text: string): boolean => text.replaceAll(/\D/g, '').length === 9;

/**
 * How many taxpayer numbers a file holds, whole and not masked. It counts in the parsed file, because XML has several ways to write
 * the same text (CDATA, character references, comments in between).
 */
export function taxpayerNumbers(root: XmlElement): number {
  let found = 0;
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name === 'TaxpayerIdentifierValue' && isNumber(element.text)) found += 1;
    for (const child of element.children) open.push(child);
  }
  return found;
}
