import { deflateRawSync } from 'node:zlib';

/** A zip archive of these parts, as a spreadsheet program writes it. */
export function zipped(parts: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const data = deflateRawSync(Buffer.from(text));
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entries.push(entry, Buffer.from(name));
    bodies.push(head, Buffer.from(name), data);
    offset += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

const letter = (column: number): string => String.fromCharCode(65 + column);

/** A workbook of these sheets; texts are shared, numbers stand as they are. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): Buffer {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const cell = (value: string | number, at: string): string =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="s"><v>${texts.push(value) - 1}</v></c>`;
  const parts: Record<string, string> = {};
  for (const [index, rows] of Object.values(sheets).entries()) {
    const lines = rows.map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((value, column) => cell(value, `${letter(column)}${at + 1}`)).join('')}</row>`,
    );
    parts[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
  }
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('');
  const related = names
    .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join('');
  parts['xl/workbook.xml'] = `<workbook xmlns:r="urn:r"><sheets>${listed}</sheets></workbook>`;
  parts['xl/_rels/workbook.xml.rels'] = `<Relationships>${related}</Relationships>`;
  parts['xl/sharedStrings.xml'] = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;
  return zipped(parts);
}
