import { SaxesParser, type SaxesTagNS } from 'saxes';
import { importLimits } from '../import-limits';
import { ImportRefusal } from '../import-refusal';
import { namespaces, pathOf, type XmlElement } from './xml-tree';

const shortNames = new Map<string, string>([
  [namespaces.mismo, ''],
  ['', ''],
  [namespaces.ULAD, 'ULAD:'],
  [namespaces.DU, 'DU:'],
  [namespaces.xlink, 'xlink:'],
  [namespaces.xsi, 'xsi:'],
]);

/**
 * Text as a tree of elements. Strict XML 1.0 with namespaces; document type declarations and entities of its own are
 * refused, so nothing is ever expanded or fetched. Comments and processing instructions are dropped.
 * Throws `ImportRefusal` only.
 */
export function parseXml(text: string): XmlElement {
  refuseDoctype(text);
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  let pieces: string[] = [];

  const place = () => {
    const current = open.at(-1);
    return { line: parser.line, column: parser.columnIndex + 1, ...(current ? { path: pathOf(current) } : {}) };
  };

  parser.on('error', (error) => {
    throw refusalOf(error.message, open.at(-1), place());
  });
  parser.on('doctype', () => {
    throw new ImportRefusal('doctype', doctypeMessage(parser.line), place());
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > importLimits.elements) {
      const limit = importLimits.elements.toLocaleString('en-US');
      throw new ImportRefusal('too-many-elements', `The file has more than ${limit} elements.`, place());
    }
    if (open.length >= importLimits.depth) {
      const message = `Elements are nested more than ${importLimits.depth} deep at line ${parser.line}.`;
      throw new ImportRefusal('too-deep', message, { line: parser.line });
    }
    const parent = open.at(-1);
    const element: XmlElement = {
      name: shortName(tag.uri, tag.local, tag.prefix),
      attributes: attributesOf(tag, parser.line),
      children: [],
      parent,
      line: parser.line,
      text: '',
      read: false,
    };
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
    pieces = [];
  });
  const take = (piece: string) => {
    pieces.push(piece);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && element.children.length === 0) element.text = pieces.join('').trim();
    pieces = [];
  });

  parser.write(text).close();
  if (!root) throw new ImportRefusal('not-xml', 'The file has no XML element in it.', { line: 1 });
  return root;
}

function shortName(uri: string, local: string, prefix: string): string {
  const short = shortNames.get(uri);
  if (short !== undefined) return short + local;
  return prefix ? `${prefix}:${local}` : `other:${local}`;
}

function attributesOf(tag: SaxesTagNS, line: number): Record<string, string> {
  const attributes: Record<string, string> = {};
  const all = Object.values(tag.attributes);
  if (all.length > importLimits.attributes) {
    throw new ImportRefusal('malformed', `An element at line ${line} has ${all.length} attributes.`, { line });
  }
  for (const { uri, local, prefix, value } of all) {
    if (prefix !== 'xmlns' && local !== 'xmlns') attributes[shortName(uri, local, prefix)] = value.trim();
  }
  return attributes;
}

/** Looks for a document type declaration before the first element, so that not one character of it is worked on. */
function refuseDoctype(text: string): void {
  let at = 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : undefined;
    if (end === undefined) break;
    const closed = text.indexOf(end, at);
    if (closed < 0) return;
    at = closed + end.length;
  }
  if (/^<!doctype/i.test(text.slice(at, at + 9))) {
    const line = text.slice(0, at).split('\n').length;
    throw new ImportRefusal('doctype', doctypeMessage(line), { line });
  }
}

function doctypeMessage(line: number): string {
  return `Line ${line} has a document type declaration (DTD). A loan file has none, so the file is refused for safety.`;
}

function refusalOf(
  message: string,
  current: XmlElement | undefined,
  place: { line: number; column: number; path?: string },
): ImportRefusal {
  const at = `line ${place.line}, column ${place.column}`;
  if (/unclosed tag|document must contain a root element|unexpected end/.test(message)) {
    const inside = current ? `, inside ${current.name}, which begins at line ${current.line}` : '';
    return new ImportRefusal('truncated', `The file ends too early, at ${at}${inside}.`, place);
  }
  if (/entity/.test(message)) {
    return new ImportRefusal(
      'entity',
      `An entity at ${at} is not one of XML's own five; such files are refused.`,
      place,
    );
  }
  if (/text data outside of root|document must contain/.test(message) && !current) {
    return new ImportRefusal('malformed', `There is text outside the XML document at ${at}.`, place);
  }
  // The parser's own words after "line:column:", without anything that could be a value of the file.
  const reason = message
    .replace(/^\d+:\d+:\s*/, '')
    .replace(/\d{3,}/g, '…')
    .slice(0, 160);
  return new ImportRefusal('malformed', `The file is not well-formed XML at ${at}: ${reason}`, place);
}
