import { constants, deflateSync } from 'node:zlib';
import { pdfText } from '../../domain/documents/pdf';

/** A file that is no sound PDF, or does more than show pages. */
export interface HostilePdf {
  readonly what: string;
  readonly bytes: Buffer;
}

const sound = Buffer.from(
  pdfText([
    { title: 'One', lines: ['Line'] },
    { title: 'Two', lines: ['Line'] },
  ]),
  'latin1',
);
const text = sound.toString('latin1');
const latin1 = (what: string, content: string): HostilePdf => ({ what, bytes: Buffer.from(content, 'latin1') });
const withCatalog = (more: string): string => text.replace('/Type /Catalog', `/Type /Catalog ${more}`);
const withPage = (more: string): string => text.replace('/Type /Page ', `/Type /Page ${more} `);

/** Actions that other readers may run. */
const actions = [
  '/S /JavaScript /JS (app.alert\\(1\\))',
  '/S /Launch /F (cmd.exe)',
  '/S /URI /URI (javascript:alert\\(1\\))',
  '/S /SubmitForm /F (http://example.com)',
  '/S /GoToR /F (\\\\\\\\host\\\\share)',
  '/S /ImportData /F (a.fdf)',
  '/S /Named /N /Print',
  '/S /Movie /T (a)',
];
const active = actions.flatMap((action, index) => [
  latin1(`action ${index} when it opens`, withCatalog(`/OpenAction << ${action} >>`)),
  latin1(`action ${index} of a page`, withPage(`/AA << /O << ${action} >> >>`)),
  latin1(
    `action ${index} of a link`,
    withPage(`/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 700] /A << ${action} >> >>]`),
  ),
]);

const structures = [
  latin1('a page tree that contains itself', text.replace('/Kids [5 0 R 7 0 R]', '/Kids [2 0 R]')),
  latin1('two billion pages', text.replace('/Count 2', '/Count 2000000000')),
  latin1('a negative number of pages', text.replace('/Count 2', '/Count -2')),
  latin1('no pages', text.replace('/Kids [5 0 R 7 0 R] /Count 2', '/Kids [] /Count 0')),
  latin1('a page without a size', text.replaceAll('/MediaBox [0 0 612 792]', '')),
  latin1('a huge page', text.replaceAll('/MediaBox [0 0 612 792]', '/MediaBox [0 0 9999999 9999999]')),
  latin1('a page of no size', text.replaceAll('/MediaBox [0 0 612 792]', '/MediaBox [0 0 0 0]')),
  latin1('a false length', text.replaceAll(/\/Length \d+/g, '/Length 999999999')),
  latin1('a negative length', text.replaceAll(/\/Length \d+/g, '/Length -1')),
  latin1('a length that refers to itself', text.replace(/\/Length \d+/, '/Length 6 0 R')),
  latin1('a stream that is not compressed as it says', text.replaceAll('/Length', '/Filter /FlateDecode /Length')),
  latin1('a hundred filters', text.replaceAll('/Length', `/Filter [${'/ASCIIHexDecode '.repeat(100)}] /Length`)),
  latin1('no catalog', text.replace('/Root 1 0 R', '')),
  latin1('a catalog that is a page', text.replace('/Root 1 0 R', '/Root 5 0 R')),
  latin1('a cross-reference table that points nowhere', text.replaceAll(/\d{10} 00000 n/g, '9999999999 00000 n')),
  latin1('a start behind the end', text.replace(/startxref\n\d+/, 'startxref\n999999999')),
  latin1(
    'an earlier table that is itself',
    text.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${text.indexOf('\nxref\n') + 1}`),
  ),
  latin1(
    'encryption that does not exist',
    text.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /None /V 99 >> /ID [<00> <00>]'),
  ),
  latin1(
    'encryption with a password',
    text.replace(
      '/Root 1 0 R',
      `/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<00> <00>]`,
    ),
  ),
  latin1('deeply nested arrays', withCatalog(`/Names ${'['.repeat(5000)}${']'.repeat(5000)}`)),
  latin1('deeply nested dictionaries', withCatalog(`/Names ${'<< /A '.repeat(3000)}1${' >>'.repeat(3000)}`)),
  latin1('an XFA form', withCatalog('/AcroForm << /XFA (<xdp><script>hit\\(\\)</script></xdp>) /Fields [] >>')),
  latin1(
    'an attached program',
    withCatalog('/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) >>] >> >>'),
  ),
  latin1(
    'markup as its title',
    text.replace('/Root 1 0 R', '/Root 1 0 R /Info << /Title (<script>hit\\(\\)</script>) >>'),
  ),
  latin1('only a header and an end', '%PDF-1.7\n%%EOF'),
  latin1('only zeros between header and end', `%PDF-1.7\n${'\0'.repeat(10_000)}\n%%EOF`),
  latin1('a page after its end', `${text}<script>hit()</script>\n%%EOF`),
];

/** The sound file cut off at many places, with an end mark, and with noise in many places. */
const cut = Array.from({ length: 25 }, (_, index) =>
  latin1(
    `cut off after ${index + 1} parts of 26`,
    `${text.slice(0, Math.floor((text.length * (index + 1)) / 26))}\n%%EOF`,
  ),
);
const noisy = Array.from({ length: 26 }, (_, index) => {
  const bytes = Buffer.from(sound);
  for (let at = 9 + index; at < bytes.length - 40; at += 37 + index) bytes[at] = (bytes[at] ?? 0) ^ (1 << (index % 8));
  return { what: `noise ${index}`, bytes };
});

export const hostilePdfs: readonly HostilePdf[] = [...active, ...structures, ...cut, ...noisy];

const BLOCK_MB = 10;

/** A small sound file with a stream of objects that unpacks to so many megabytes. */
export function pdfBomb(megabytes: number): Buffer {
  const block = deflateSync(Buffer.alloc(BLOCK_MB * 1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const head = deflateSync(Buffer.from('100 0 '), { finishFlush: constants.Z_FULL_FLUSH });
  // Each block behind the first is without the two bytes that a compressed stream begins with.
  const packed = Buffer.concat([head, ...Array.from({ length: megabytes / BLOCK_MB }, () => block.subarray(2))]);
  const [before = '', after = ''] = text.split(/(?=xref\n0)/);
  return Buffer.concat([
    Buffer.from(
      `${before}90 0 obj\n<< /Type /ObjStm /N 1 /First 6 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from(`\nendstream\nendobj\n${after}`),
  ]);
}
