import { expect, it } from 'vitest';
import { cleanFileName } from './file-name';

it.each([
  ['W-2 2025.pdf', 'W-2 2025.pdf'],
  ['C:\\scans\\deed.pdf', 'deed.pdf'],
  ['../../etc/deed.pdf', 'deed.pdf'],
  [' a\0b\r\n\u202ec.pdf ', 'abc.pdf'],
  ['a\ud800b\udc00.pdf', 'ab.pdf'],
  ['gelir-ğ-😀.pdf', 'gelir-ğ-😀.pdf'],
  ['\0', 'unnamed'],
])('makes %j safe', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

it('keeps the end of a long name, and no half of a character', () => {
  expect(cleanFileName(`${'a'.repeat(200)}.pdf`)).toBe(`${'a'.repeat(176)}.pdf`);
  expect(cleanFileName(`${'😀'.repeat(90)}x.pdf`)).toBe(`${'😀'.repeat(87)}x.pdf`);
});
