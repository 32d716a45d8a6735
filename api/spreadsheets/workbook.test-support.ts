import { strToU8, zipSync } from 'fflate';

/** A ZIP archive of these parts, as a spreadsheet program writes it. */
export const zipped = (parts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));

const letter = (column: number): string => String.fromCharCode(65 + column);
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string => {
  const listed = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${listed.join('')}</Relationships>`;
};

/** The parts of a workbook whose sheets have these XML rows. Styles 1 and 2 are a date and a percentage. */
export function workbookParts(sheets: Readonly<Record<string, string>>, texts = ''): Record<string, string> {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {};
  for (const [index, rows] of Object.values(sheets).entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  }
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('');
  return {
    ...parts,
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>',
  };
}

/** A workbook with these sheets; texts are shared, numbers are written unchanged. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): Buffer {
  const texts: string[] = [];
  const cell = (value: string | number, at: string): string =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="s"><v>${texts.push(value) - 1}</v></c>`;
  const rowsOf = (rows: readonly (readonly (string | number)[])[]): string =>
    rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((value, column) => cell(value, `${letter(column)}${at + 1}`)).join('')}</row>`,
      )
      .join('');
  const written = Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, rowsOf(rows)]));
  return zipped(workbookParts(written, texts.map((text) => `<si><t>${text}</t></si>`).join('')));
}
