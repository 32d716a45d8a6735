import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ownValue } from '../../domain/tables/own-value';
import { SpreadsheetError, spreadsheetLimits } from './limits';
import { walkPart } from './walk-part';

type Parts = Readonly<Record<string, Uint8Array>>;

/** The validated XML parts of a workbook. Throws if they exceed the limits. */
export function checkedParts(bytes: Uint8Array): Parts {
  const parts = unzipSync(bytes, { filter: partFilter() });
  let cells = 0;
  for (const part of Object.values(parts)) {
    let [rows, column, width] = [0, 0, 0];
    walkPart(part, (name, attributes) => {
      if (name === 'row') {
        rows += 1;
        column = 0;
      } else if (name === 'c') {
        cells += 1;
        column = columnOf(attributes.r) ?? column + 1;
        width = Math.max(width, column);
      }
      if (cells > spreadsheetLimits.cells) throw new SpreadsheetError('too many cells');
      if (rows * width > spreadsheetLimits.paddedCells) throw new SpreadsheetError('too wide');
    });
  }
  return parts;
}

/** The number of the column in a cell's address: 28 for AB7. Undefined without an address. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(address ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Selects the XML parts. No part is unpacked beyond its declared size, so the sum of these sizes is a limit. */
function partFilter(): (info: UnzipFileInfo) => boolean {
  let parts = 0;
  let bytes = 0;
  return ({ name, size, originalSize }) => {
    parts += 1;
    if (parts > spreadsheetLimits.parts) throw new SpreadsheetError('too many parts');
    if (!/\.(xml|rels)$/i.test(name)) return false;
    bytes += Math.max(size, originalSize);
    if (bytes > spreadsheetLimits.bytes) throw new SpreadsheetError('too large');
    return true;
  };
}

/** Which sheets have cells, by position: chart sheets count as sheets too, and hucre 1.0 would report them as missing. */
export function worksheetPlaces(parts: Parts): ReadonlySet<number> {
  const worksheets = new Set<string | undefined>();
  walkPart(partOf(parts, 'xl/_rels/workbook.xml.rels'), (name, { Type, Id }) => {
    if (name === 'Relationship' && Type?.endsWith('/worksheet')) worksheets.add(Id);
  });
  const places = new Set<number>();
  let place = 0;
  walkPart(partOf(parts, 'xl/workbook.xml'), (name, attributes) => {
    if (name !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    if (worksheets.has(id)) places.add(place);
    place += 1;
  });
  if (place > spreadsheetLimits.sheets) throw new SpreadsheetError('too many sheets');
  return places;
}

function partOf(parts: Parts, name: string): Uint8Array {
  const part = ownValue(parts, name);
  if (part === undefined) throw new SpreadsheetError(`no ${name}`);
  return part;
}
