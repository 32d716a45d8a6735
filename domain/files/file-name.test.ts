import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanFileName, pdfFileName } from './file-name';

it.each([
  ['W-2 2025.pdf', 'W-2 2025.pdf'],
  ['C:\\scans\\deed.pdf', 'deed.pdf'],
  ['../../etc/deed.pdf', 'deed.pdf'],
  [' a\0b\r\n\u202ec.pdf ', 'abc.pdf'],
  ['a\u2028b\u2029c.pdf', 'abc.pdf'],
  ['a\ud800b\udc00.pdf', 'ab.pdf'],
  ['gelir-ğ-😀.pdf', 'gelir-ğ-😀.pdf'],
  ['\0', 'unnamed'],
  ['.htaccess', 'htaccess'],
  ['. . .profile', 'profile'],
  ['deed.pdf. .', 'deed.pdf'],
  ['a<b>c:d"e|f?g*.pdf', 'a_b_c_d_e_f_g_.pdf'],
  ['CON', '_CON'],
  ['nul.pdf', '_nul.pdf'],
  ['com1 .pdf', '_com1 .pdf'],
  ['lpt¹.tar.pdf', '_lpt¹.tar.pdf'],
  ['console.pdf', 'console.pdf'],
  ['deed.pdf.exe', 'deed.pdf_exe'],
  ['deed.EXE.pdf', 'deed_EXE.pdf'],
  ['deed.js.html.pdf', 'deed_js_html.pdf'],
  ['page.svg', 'page_svg'],
  ['income 2025.01.csv', 'income 2025.01.csv'],
])('makes %j safe', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

it.each([
  ['deed.pdf', 'deed.pdf'],
  ['DEED.PDF', 'DEED.pdf'],
  ['deed', 'deed.pdf'],
  ['deed.pdf.exe', 'deed.pdf_exe.pdf'],
  ['deed.exe.pdf', 'deed_exe.pdf'],
  ['deed.html .pdf', 'deed_html.pdf'],
  ['photo.jpg', 'photo.jpg.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['nul.pdf', '_nul.pdf'],
  ['\u202efdp.exe', 'fdp_exe.pdf'],
  ['', 'unnamed.pdf'],
])('gives %j the name of a PDF', (name, clean) => {
  expect(pdfFileName(name)).toBe(clean);
});

it('gives any file a harmless name that stays the same', () => {
  const part = fc.constantFrom(
    '.',
    ' ',
    '/',
    '\\',
    'con',
    'exe',
    'html',
    '.pdf',
    '\u202e',
    '\0',
    ':',
    'a',
    '😀',
    '\ud83d',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(part, { maxLength: 90 }).map((parts) => parts.join('')),
      ),
      (name) => {
        const clean = pdfFileName(name);
        expect(clean).toMatch(/^[^.\s/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}][^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]*[^.\s]?\.pdf$/u);
        expect(clean).not.toMatch(/^con\./i);
        expect(clean).not.toMatch(/\.(?:exe|html)\./i);
        expect(clean.length).toBeLessThanOrEqual(180);
        expect(pdfFileName(clean)).toBe(clean);
        expect(cleanFileName(clean)).toBe(clean);
      },
    ),
  );
});

it('keeps the end of a long name, and no half of a character', () => {
  expect(cleanFileName(`${'a'.repeat(200)}.pdf`)).toBe(`${'a'.repeat(176)}.pdf`);
  expect(cleanFileName(`${'😀'.repeat(90)}x.pdf`)).toBe(`${'😀'.repeat(87)}x.pdf`);
});
