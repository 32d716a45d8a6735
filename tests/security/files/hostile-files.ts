import { readdirSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { testFile, testText } from '../../../api/mismo/mismo.test-support';
import { workbook, workbookParts, zipped } from '../../../api/spreadsheets/workbook.test-support';
import { pdfFile } from '../../support/loan-builder';

export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const text = (content: string): Buffer => Buffer.from(content, 'utf8');
const pdf = pdfFile.toString('latin1');
const MEGABYTE = 1_048_576;

/** A ZIP archive with a part that is a thousand times as large as the archive. */
const bomb = (part: string, megabytes: number): Buffer =>
  Buffer.from(zipSync({ ...zipOf(), [part]: new Uint8Array(megabytes * MEGABYTE) }));

const zipOf = (): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(workbookParts({ Sheet: '' })).map(([name, part]) => [name, strToU8(part)]));

const sheet = (rows: string): Buffer => zipped(workbookParts({ Sheet: rows }));

/** Files that are no PDF, although some look like one. */
const notPdf: Readonly<Record<string, Buffer>> = {
  empty: Buffer.alloc(0),
  'one byte': text('%'),
  'a cut marker': text('%PDF'),
  'a marker in lower case': text('%pdf-1.7\n%%EOF'),
  'the marker after a blank': text(` ${pdf}`),
  'the marker after a line': text(`\n${pdf}`),
  'the marker after a byte order mark': text(`\ufeff${pdf}`),
  'the marker after 1,000 bytes': text(`${'x'.repeat(1000)}${pdf}`),
  'the marker after a comment': text(`<!-- ${pdf} -->`),
  'a page with a PDF in it': text(`<!DOCTYPE html><script>alert(1)</script>${pdf}`),
  'a script with a PDF in it': text(`alert(1)//${pdf}`),
  'a GIF with a PDF in it': Buffer.concat([text('GIF89a'), pdfFile]),
  'a JPEG with a PDF in it': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), pdfFile]),
  'a ZIP with a PDF in it': Buffer.concat([Buffer.from(zipSync({ a: strToU8('a') })), pdfFile]),
  'a program': Buffer.concat([text('MZ'), Buffer.alloc(200)]),
  'a program for Linux': Buffer.concat([Buffer.from([0x7f]), text('ELF'), Buffer.alloc(200)]),
  'a shell script': text('#!/bin/sh\nrm -rf /\n'),
  'a drawing with a script': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  PostScript: text('%!PS-Adobe-3.0\n'),
  'UTF-16': Buffer.from(pdf, 'utf16le'),
  'NUL bytes': Buffer.alloc(5000),
  'a test virus': text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
};

/** Tables that would harm a reader or a spreadsheet program. */
const tables: Readonly<Record<string, Buffer>> = {
  'a workbook of 60 MB in one': bomb('xl/worksheets/sheet1.xml', 60),
  'a workbook with 60 MB of texts': bomb('xl/sharedStrings.xml', 60),
  'a workbook with a part beside it': bomb('xl/media/image1.png', 60),
  'a workbook of huge dimensions': sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  'a workbook with rows without number': sheet('<row><c><v>1</v></c></row>'.repeat(5000)),
  'a workbook with a negative row': sheet('<row r="-5"><c r="A-5"><v>1</v></c></row>'),
  'a workbook with entities': sheet(
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><row r="1"><c><v>&e;</v></c></row>',
  ),
  'a workbook with a missing text': sheet('<row r="1"><c r="A1" t="s"><v>999999999</v></c></row>'),
  'a workbook that names itself as its sheet': zipped({
    ...workbookParts({ Sheet: '' }),
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="../../../../etc/passwd"/></Relationships>',
  }),
  'a workbook with __proto__': workbook({
    __proto__x: [
      ['__proto__', 'constructor'],
      [1, 2],
    ],
  }),
  'a workbook of formulas': workbook({
    Sheet: [
      ['=1+1', '=cmd|"/c calc"!A0'],
      ['＝1+1', '@SUM(A1)'],
    ],
  }),
  'a CSV of formulas': text('year,county\n=1+1,=cmd|"/c calc"!A0\n＝1+1,\t=1\n'),
  'a CSV with one quotation mark': text('"a,b\n1,2\n'),
  'a CSV with 20,000 columns': text(`${'a,'.repeat(20_000)}\n`),
  'a CSV of one long cell': text(`"${'x'.repeat(2 * MEGABYTE)}"`),
  'a CSV with NUL bytes': text('a,b\u0000\n1,\u00002\n'),
  'a CSV with __proto__': text('__proto__,constructor\n1,2\n'),
  'a cut ZIP': workbook({ Sheet: [['a']] }).subarray(0, 60),
  'a ZIP of nothing': Buffer.from([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]),
};

/** A loan that could be imported, but for its declaration of an entity that is the name of a borrower. */
const loanWith = (declared: string): Buffer =>
  text(
    testText('conventional-couple.xml')
      .replace('<MESSAGE', `<!DOCTYPE MESSAGE [${declared}]>\n<MESSAGE`)
      .replaceAll('<FirstName>Marigold</FirstName>', '<FirstName>&x;</FirstName>'),
  );

const entity = (declared: string, used: string): Buffer =>
  text(`<?xml version="1.0"?><!DOCTYPE MESSAGE [${declared}]><MESSAGE>${used}</MESSAGE>`);

/** Attacks on readers of XML. The readers' own fuzz tests are in `api/mismo`. */
const xml: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(
    readdirSync(new URL('../../mismo', import.meta.url))
      .filter((name) => name.startsWith('refused-'))
      .map((name) => [name, Buffer.from(testFile(name))]),
  ),
  'a loan with a name as an entity': loanWith('<!ENTITY x "Resolved">'),
  'a loan with a file as a name': loanWith('<!ENTITY x SYSTEM "file:///etc/hostname">'),
  'a file as an entity': entity('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'),
  'an address as an entity': entity('<!ENTITY x SYSTEM "http://127.0.0.1:1/x">', '&x;'),
  'an entity of a parameter': entity('<!ENTITY % x SYSTEM "http://127.0.0.1:1/x"> %x;', ''),
  'a quadratic expansion': entity(`<!ENTITY x "${'x'.repeat(50_000)}">`, '&x;'.repeat(500)),
  'an entity of itself': entity('<!ENTITY x "&x;">', '&x;'),
  'an external definition': text('<!DOCTYPE MESSAGE SYSTEM "http://127.0.0.1:1/x.dtd"><MESSAGE/>'),
  'an inclusion': text(
    '<MESSAGE xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/passwd" parse="text"/></MESSAGE>',
  ),
  'a style sheet': text('<?xml-stylesheet href="http://127.0.0.1:1/x.xsl"?><MESSAGE/>'),
  'a schema elsewhere': text(
    '<MESSAGE xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a http://127.0.0.1:1/x"/>',
  ),
  'deep nesting': text(`${'<A>'.repeat(50_000)}${'</A>'.repeat(50_000)}`),
  'a thousand attributes': text(
    `<MESSAGE ${Array.from({ length: 5000 }, (_none, index) => `a${index}="1"`).join(' ')}/>`,
  ),
  'a comment without end': text(`<MESSAGE><!--${'-'.repeat(100_000)}`),
  'another encoding': Buffer.from('<?xml version="1.0" encoding="UTF-7"?><MESSAGE>+ADw-script+AD4-</MESSAGE>'),
  'an unknown encoding': text('<?xml version="1.0" encoding="none"?><MESSAGE/>'),
};

const named = (contents: Readonly<Record<string, Buffer>>, name: string): HostileFile[] =>
  Object.entries(contents).map(([what, bytes]) => ({ what, name, bytes }));

/** Files that no call for PDFs may accept. */
export const filesThatAreNoPdf: readonly HostileFile[] = [...named(notPdf, 'deed.pdf'), ...named(tables, 'table.pdf')];

/** Files for the calls that read tables. */
export const hostileTables: readonly HostileFile[] = [
  ...named(tables, 'table.xlsx'),
  ...named(tables, 'table.csv'),
  ...named(notPdf, 'table.csv'),
];

/** Files for the call that reads loans. */
export const hostileXml: readonly HostileFile[] = [...named(xml, 'loan.xml'), ...named(notPdf, 'loan.xml')];

/** Names that would harm a path, a header, a screen or the computer that saves the file. */
export const hostileNames: readonly string[] = [
  ...[
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/passwd',
    'C:\\con',
    'con',
    'nul.pdf',
    'lpt1.txt',
    'a/../b.pdf',
  ],
  ...[
    'deed.pdf.exe',
    'deed.exe',
    'deed.html',
    'deed.svg',
    'deed.pdf.',
    'deed.pdf ',
    '.htaccess',
    '...',
    ' ',
    '~',
    '-rf',
  ],
  ...[
    '\u202efdp.exe',
    'a\u2066b\u2069.pdf',
    'a\u200bb.pdf',
    'a\ufeff.pdf',
    '\u0000.pdf',
    'deed.pdf\u0000.exe',
    'a\u0085b.pdf',
  ],
  ...[
    'a"; filename="b.exe',
    "a'b.pdf",
    'a;b.pdf',
    'a%0d%0aSet-Cookie: a=b.pdf',
    '%2e%2e%2fa.pdf',
    '<img src=x>.pdf',
    'a&b.pdf',
  ],
  ...[
    '=1+1.pdf',
    '{{7*7}}.pdf',
    `${'x'.repeat(5000)}.pdf`,
    `${'😀'.repeat(200)}.pdf`,
    'İstanbul.pdf',
    'عقد.pdf',
    '__proto__',
    'constructor.pdf',
  ],
];
