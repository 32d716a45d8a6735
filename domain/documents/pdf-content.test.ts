import { describe, expect, it } from 'vitest';
import { isPdf } from './pdf-content';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('isPdf', () => {
  it('accepts a complete PDF, even with blanks after its end', () => {
    expect(isPdf(bytes('%PDF-1.7\n1 0 obj\nendobj\n%%EOF'))).toBe(true);
    expect(isPdf(bytes('%PDF-1.4\nx\n%%EOF\r\n   \n'))).toBe(true);
  });

  it.each([
    ['an empty file', ''],
    ['a text that is called a PDF', 'Dear underwriter,'],
    ['a truncated PDF', '%PDF-1.7\n1 0 obj'],
    ['a PDF with a byte order mark before its header', '\ufeff%PDF-1.7\n1 0 obj\nendobj\n%%EOF'],
    ['a page with a header in its first kilobyte', '<script>alert(1)</script>%PDF-1.7\n1 0 obj\nendobj\n%%EOF'],
    ['a page that only mentions one at its end', `${'<p>'.repeat(2000)}%PDF-1.7 %%EOF`],
  ])('refuses %s', (_what, text) => {
    expect(isPdf(bytes(text))).toBe(false);
  });
});
