import { SaxesParser, type SaxesTagNS } from 'saxes';
import { message } from '../../../domain/messages/message';
import { importLimits } from '../import-limits';
import { ImportRefusal } from '../import-refusal';
import { namespaces, pathOf, type XmlElement } from './xml-tree';

const shortNames = new Map<string, string>([
  ['', ''],
  [namespaces.ULAD, 'ULAD:'],
  [namespaces.DU, 'DU:'],
  [namespaces.xlink, 'xlink:'],
  [namespaces.xsi, 'xsi:'],
]);

// Most elements have no children or no attributes: one empty value for all of them saves half the memory of a tree.
const none: XmlElement[] = [];
const withoutAttributes: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Parses text into a tree of elements. Strict XML 1.0 with namespaces; document type declarations and custom entities are
 * rejected, so nothing is ever expanded or fetched. Comments and processing instructions are dropped. Throws only
 * `ImportRefusal`.
 */
export function parseXml(file: string): XmlElement {
  refuseDoctype(file);
  const parser = new SaxesParser({ xmlns: true, position: true });
  const nameOf = sharedNames();
  let root: XmlElement | undefined;
  let current: XmlElement | undefined;
  let depth = 0;
  let elements = 0;
  let text = '';

  const place = () => ({
    line: parser.line,
    column: parser.columnIndex + 1,
    ...(current ? { path: pathOf(current) } : {}),
  });

  parser.on('error', (error) => {
    throw refusalOf(error.message, current, place());
  });
  parser.on('doctype', () => {
    throw new ImportRefusal('doctype', message('file-has-doctype', { line: parser.line }), place());
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > importLimits.elements) {
      const most = importLimits.elements.toLocaleString('en-US');
      throw new ImportRefusal('too-many-elements', message('too-many-elements', { most }), place());
    }
    if (depth >= importLimits.depth) {
      const { line } = parser;
      throw new ImportRefusal('too-deep', message('too-deep', { most: importLimits.depth, line }), { line });
    }
    const parent = current;
    const element: XmlElement = {
      name: nameOf(tag),
      attributes: attributesOf(tag, parser.line, nameOf),
      children: none,
      parent,
      line: parser.line,
      text: '',
      read: false,
    };
    if (!parent) root = element;
    else if (parent.children === none) parent.children = [element];
    else parent.children.push(element);
    current = element;
    depth += 1;
    text = '';
  });
  const take = (piece: string) => {
    text += piece;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    if (current?.children === none) current.text = text.trim();
    current = current?.parent;
    depth -= 1;
    text = '';
  });

  parser.write(file).close();
  if (!root) throw new ImportRefusal('not-xml', 'file-has-no-element', { line: 1 });
  return root;
}

type Name = Pick<SaxesTagNS, 'uri' | 'local' | 'prefix'>;

function shortName({ uri, local, prefix }: Name): string {
  if (uri === namespaces.mismo) return local;
  const short = shortNames.get(uri);
  if (short !== undefined) return short + local;
  return prefix ? `${prefix}:${local}` : `other:${local}`;
}

/**
 * One text for each name of a file. The parser cuts each out of the file again, and a large file has a few hundred names tens of thousands of
 * times: looking them up takes less time than keeping and comparing them.
 */
function sharedNames(): (name: Name) => string {
  const known = new Map<string, Map<string, string>>();
  return (name) => {
    const { uri, local, prefix } = name;
    // A namespace that the import does not understand can have several prefixes.
    const space = uri === namespaces.mismo || shortNames.has(uri) ? uri : `${prefix} ${uri}`;
    const names = known.get(space) ?? new Map<string, string>();
    if (names.size === 0) known.set(space, names);
    const found = names.get(local);
    if (found !== undefined) return found;
    const short = shortName(name);
    names.set(local, short);
    return short;
  };
}

function attributesOf(
  { attributes: all }: SaxesTagNS,
  line: number,
  nameOf: (name: Name) => string,
): Readonly<Record<string, string>> {
  let number = 0;
  let attributes: Record<string, string> | undefined;
  for (const key in all) {
    number += 1;
    const attribute = all[key];
    if (attribute === undefined || attribute.prefix === 'xmlns' || attribute.local === 'xmlns') continue;
    attributes ??= {};
    attributes[nameOf(attribute)] = attribute.value.trim();
  }
  if (number > importLimits.attributes) {
    throw new ImportRefusal('malformed', message('too-many-attributes', { line, number }), { line });
  }
  return attributes ?? withoutAttributes;
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
    throw new ImportRefusal('doctype', message('file-has-doctype', { line }), { line });
  }
}

function refusalOf(
  reported: string,
  current: XmlElement | undefined,
  place: { line: number; column: number; path?: string },
): ImportRefusal {
  const at = { line: place.line, column: place.column };
  if (/unclosed tag|document must contain a root element|unexpected end/.test(reported)) {
    const cutOff = current
      ? message('file-cut-off-inside', { ...at, element: current.name, begin: current.line })
      : message('file-cut-off', at);
    return new ImportRefusal('truncated', cutOff, place);
  }
  if (/entity/.test(reported)) {
    return new ImportRefusal('entity', message('file-has-entity', at), place);
  }
  if (/text data outside of root|document must contain/.test(reported) && !current) {
    return new ImportRefusal('malformed', message('text-outside', at), place);
  }
  // The parser's own words after "line:column:", without anything that could be a value of the file.
  const why = reported
    .replace(/^\d+:\d+:\s*/, '')
    .replace(/\d{3,}/g, '…')
    .slice(0, 160);
  return new ImportRefusal('malformed', message('not-well-formed', { ...at, why }), place);
}
