import { describe, expect, it } from 'vitest';
import { importLimits } from './import-limits';
import { ImportRefusal, type RefusalCode } from './import-refusal';
import { bytesOf, testFile, testText, today } from './mismo.test-support';
import { readMismo } from './read-mismo';

function refusal(bytes: Uint8Array): ImportRefusal {
  try {
    readMismo(bytes, { today });
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    return error;
  }
  throw new Error('The file was not refused');
}

const files: readonly [string, RefusalCode, RegExp][] = [
  ['refused-truncated.xml', 'truncated', /ends too early, at line \d+, column \d+, inside [A-Z_]+/],
  ['refused-version-3.3.xml', 'wrong-version', /MISMO 3\.3 file/],
  ['refused-version-2.6.xml', 'wrong-version', /MISMO 2\.6 file/],
  ['refused-loxml.xml', 'loxml', /LOXML/],
  ['refused-fannie-mae-3.2.fnm', 'fannie-mae-3.2', /Fannie Mae 3\.2/],
  ['refused-billion-laughs.xml', 'doctype', /Line 2 .*document type declaration/],
  ['refused-external-entity.xml', 'doctype', /Line 3 .*document type declaration/],
  ['refused-undefined-entity.xml', 'entity', /entity at line \d+/],
  ['refused-five-borrowers.xml', 'too-many-borrowers', /5 borrowers\. A loan can have at most 4/],
];

describe('refusing a file', () => {
  it.each(files)('%s is refused as %s', (name, code, message) => {
    const error = refusal(testFile(name));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.line).toBeGreaterThan(0);
  });

  const texts: readonly [string, string, RefusalCode][] = [
    ['nothing', '', 'empty'],
    ['blanks', ' \r\n\t ', 'empty'],
    ['prose', 'Dear underwriter, please find the loan attached.', 'not-xml'],
    ['JSON', '{"loan": true}', 'not-xml'],
    ['a PDF', '%PDF-1.7\n', 'not-xml'],
    ['a ZIP archive', 'PK\u0003\u0004rest', 'not-xml'],
    ['a web page', '<!DOCTYPE html><html></html>', 'not-xml'],
    ['another XML', '<ROWS><ROW/></ROWS>', 'not-mismo'],
    ['MISMO 2.3.1', '<LOAN_APPLICATION MISMOVersionID="2.3.1"/>', 'wrong-version'],
    ['MISMO 3.6', '<MESSAGE MISMOReferenceModelIdentifier="3.6.0"/>', 'wrong-version'],
    ['a message without a deal', '<MESSAGE MISMOReferenceModelIdentifier="3.4.032420160128"/>', 'no-deal'],
    ['an unclosed comment', '<MESSAGE><!-- ', 'truncated'],
    ['two roots', '<MESSAGE/><MESSAGE/>', 'malformed'],
    ['crossing tags', '<MESSAGE><A></MESSAGE></A>', 'malformed'],
    ['an unbound prefix', '<mismo:MESSAGE/>', 'malformed'],
    ['a declaration inside', '<MESSAGE><!DOCTYPE x></MESSAGE>', 'malformed'],
    ['a fixed-width file without its envelope', '01A1N01 0000300000.00\n02A123 Main\n', 'fannie-mae-3.2'],
  ];

  it.each(texts)('refuses %s', (_, text, code) => {
    expect(refusal(bytesOf(text)).code).toBe(code);
  });

  it('refuses several deals, because it cannot tell which one is the loan', () => {
    const text = testText('fha-purchase.xml');
    const deal = /<DEAL>[\s\S]*<\/DEAL>/.exec(text)?.[0] ?? '';
    expect(refusal(bytesOf(text.replace(deal, deal + deal))).code).toBe('several-deals');
  });

  it('refuses a file without a borrower', () => {
    const text = testText('fha-purchase.xml').replace(/<PARTIES>[\s\S]*<\/PARTIES>/, '<PARTIES/>');
    expect(refusal(bytesOf(text)).code).toBe('no-borrower');
  });

  it('refuses by size before it looks at a single character', () => {
    const error = refusal(new Uint8Array(importLimits.bytes + 1));
    expect(error.code).toBe('too-large');
    expect(error.message).toContain('20 MB');
  });

  it('refuses nesting and numbers of elements, attributes and records that no loan has', () => {
    const deep = importLimits.depth + 1;
    expect(refusal(bytesOf('<A>'.repeat(deep) + '</A>'.repeat(deep))).code).toBe('too-deep');
    expect(refusal(bytesOf(`<A>${'<B/>'.repeat(importLimits.elements)}</A>`)).code).toBe('too-many-elements');
    const attributes = Array.from({ length: importLimits.attributes + 1 }, (_, index) => `a${index}="1"`).join(' ');
    expect(refusal(bytesOf(`<A ${attributes}/>`)).code).toBe('malformed');
    const asset = '<ASSET><ASSET_DETAIL><AssetType>Stock</AssetType></ASSET_DETAIL></ASSET>';
    const many = testText('fha-purchase.xml').replace('</ASSETS>', `${asset.repeat(importLimits.records)}</ASSETS>`);
    expect(refusal(bytesOf(many))).toMatchObject({
      code: 'too-many-records',
      message: expect.stringContaining('ASSET'),
    });
  });

  it('quotes no social security number when the XML breaks in the middle of one', () => {
    const text = testText('fha-purchase.xml').replace('>999405041<', '>999405041<<');
    expect(refusal(bytesOf(text)).message).not.toContain('999405041');
  });

  it('reads a file of 20 MB in seconds', () => {
    const filler = `<X><Y>${'1'.repeat(120)}</Y></X>\n`;
    const text = testText('conventional-couple.xml');
    const count = Math.floor((importLimits.bytes - text.length - 100) / filler.length);
    const bytes = bytesOf(text.replace('</DEAL>', `<FILL>${filler.repeat(count)}</FILL></DEAL>`));
    const { report } = readMismo(bytes, { today });
    expect(report.ignored.at(-1)).toMatchObject({ count });
  }, 20_000);
});
