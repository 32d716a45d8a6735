import { SaxesParser } from 'saxes';
import { SpreadsheetError, spreadsheetLimits } from './limits';

type Attributes = Readonly<Record<string, string>>;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Visits the elements of an XML part of a workbook by local name. Rejects parts that are not well-formed (which would silently
 * lose rows), too deeply nested, or have a document type (and could define entities).
 */
export function walkPart(part: Uint8Array, visit: (name: string, attributes: Attributes) => void): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', () => {
    throw new SpreadsheetError('broken XML');
  });
  parser.on('doctype', () => {
    throw new SpreadsheetError('document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > spreadsheetLimits.depth) throw new SpreadsheetError('too deep');
    visit(localName(name), attributes);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(new TextDecoder().decode(part)).close();
}
