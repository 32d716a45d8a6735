import { describe, expect, it } from 'vitest';
import { ImportRefusal } from './import-refusal';
import { bytesOf, testFile, testText, today } from './mismo.test-support';
import { readMismo } from './read-mismo';

const original = readMismo(testFile('conventional-couple.xml'), { today }).document;

describe('the same loan in other notations', () => {
  it.each(['conventional-couple-prefixed.xml', 'conventional-couple-utf16.xml', 'conventional-couple-bom-crlf.xml'])(
    '%s reads like the plain file',
    (name) => {
      expect(readMismo(testFile(name), { today }).document).toEqual(original);
    },
  );

  it('reads UTF-16 of either order, with and without a byte order mark', () => {
    const little = testFile('conventional-couple-utf16.xml');
    const big = little.slice();
    for (let at = 0; at < big.length; at += 2) big.set([little[at + 1] ?? 0, little[at] ?? 0], at);
    for (const bytes of [little, big, little.subarray(2), big.subarray(2)]) {
      expect(readMismo(bytes, { today }).document).toEqual(original);
    }
  });

  it('reads the letters of ISO-8859-1 and windows-1252', () => {
    const { document, report } = readMismo(testFile('latin1.xml'), { today });
    expect(document.applicants[0]).toMatchObject({
      aBFirstNm: 'Begoña',
      aBLastNm: 'Núñez Peña',
      aBEthnicities: ['C'],
      aBRaces: ['F'],
      aBGender: '4',
    });
    expect(document.assets[0]?.holder).toBe('Peñasco Bank');
    expect(report.warnings).toEqual([]);
    const windows = new TextDecoder('latin1').decode(testFile('latin1.xml')).replace('ISO-8859-1', 'windows-1252');
    const bytes = Uint8Array.from(windows, (character) => character.charCodeAt(0));
    expect(readMismo(bytes, { today }).document).toEqual(document);
  });

  it('reads US-ASCII', () => {
    const text = testText('conventional-couple.xml').replace('encoding="UTF-8"', "encoding='US-ASCII'");
    expect(readMismo(bytesOf(text), { today }).document).toEqual(original);
  });

  it('reads UTF-8 that is declared as UTF-16, with a warning', () => {
    const text = testText('conventional-couple.xml').replace('encoding="UTF-8"', 'encoding="utf-16"');
    const { document, report } = readMismo(bytesOf(text), { today });
    expect(document).toEqual(original);
    expect(report.warnings.map(({ message }) => message.code)).toEqual(['declared-otherwise']);
  });

  it('refuses bytes that are not in the encoding, with line and column', () => {
    const bytes = testFile('latin1.xml');
    const text = new TextDecoder('latin1').decode(bytes).replace('ISO-8859-1', 'UTF-8');
    const line = text.slice(0, text.indexOf('ñ')).split('\n').length;
    const wrong = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(() => readMismo(wrong, { today })).toThrow(
      expect.objectContaining({ code: 'encoding', line, message: expect.stringContaining(`line ${line}`) }),
    );
  });

  it('rejects an unknown encoding, by name', () => {
    const text = testText('conventional-couple.xml').replace('encoding="UTF-8"', 'encoding="EBCDIC-CP-US"');
    expect(() => readMismo(bytesOf(text), { today })).toThrow(ImportRefusal);
    expect(() => readMismo(bytesOf(text), { today })).toThrow(/ebcdic-cp-us/i);
  });
});
