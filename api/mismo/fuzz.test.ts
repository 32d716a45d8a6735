import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMessageCode } from '../../domain/messages/english-text';
import type { CodedMessage } from '../../domain/messages/message';
import { ImportRefusal } from './import-refusal';
import { bytesOf, testFile, testText, today } from './mismo.test-support';
import { readMismo } from './read-mismo';

/** Whether a file is read or rejected, with messages that have a text in each language, and without any other effect. */
function survives(bytes: Uint8Array): void {
  let messages: CodedMessage[] = [];
  try {
    const { document, report } = readMismo(bytes, { today });
    expect(document.applicants.length).toBeGreaterThan(0);
    messages = report.warnings.map(({ message }) => message);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    messages = [error.coded];
  }
  expect(messages.filter(({ code }) => !isMessageCode(code))).toEqual([]);
}

const files = ['conventional-couple.xml', 'owned-real-estate.xml', 'arm-7-6.xml', 'conventional-couple-utf16.xml'];

describe('broken files', () => {
  it('survives changed bytes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files.map(testFile)),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
        (file, changes) => {
          const bytes = file.slice();
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          survives(bytes);
        },
      ),
      { numRuns: 40 },
    );
  }, 30_000);

  it('survives cut, doubled and moved pieces', () => {
    const text = testText('owned-real-estate.xml');
    const place = fc.integer({ min: 0, max: text.length });
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const [from = 0, to = 0] = [a, b].sort((x, y) => x - y);
        survives(bytesOf(text.slice(0, from) + text.slice(to)));
        survives(bytesOf(text.slice(0, c) + text.slice(from, to) + text.slice(c)));
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  it('survives any text in the place of any value', () => {
    const text = testText('conventional-couple.xml');
    const values = [...text.matchAll(/>([^<>\s][^<>]*)</g)].map(({ index }) => index + 1);
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '-0',
        '.',
        '1e9',
        '99999999999999999999.99',
        '0000',
        'true',
        '٣',
        '',
        '2026-02-30',
        'Other',
        '(5)',
        'NaN',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: values.length - 1 }), value), { minLength: 1, maxLength: 8 }),
        (changes) => {
          let changed = text;
          const places = new Map(changes.map(([index, put]) => [values[index] ?? 0, put]));
          for (const [at, put] of [...places].sort(([a], [b]) => b - a)) {
            const escaped = put.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
            changed = changed.slice(0, at) + escaped + changed.slice(changed.indexOf('<', at));
          }
          survives(bytesOf(changed));
        },
      ),
      { numRuns: 40 },
    );
  }, 30_000);

  it('survives any bytes at all', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), survives), { numRuns: 300 });
  });
});
