import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate } from '../../domain/format/date';
import { parseField } from '../../domain/loan/field-value';
import type { ValueSpec } from '../../domain/loan/fields/field';
import { inputText, readField } from './read-field';

const RUNS = { numRuns: 1000 };

/** Parts that no Social Security number has. */
const neverAssigned = /^(000|666)|-00-|-0000$/;

/** A stored decimal with this many decimal places. */
const decimals = (scale: number): fc.Arbitrary<string> =>
  fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** BigInt(12 + scale) - 1n })).map(([minus, digits]) => {
    const text = String(digits).padStart(scale + 1, '0');
    const value = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
    return minus && digits !== 0n ? `-${value}` : value;
  });

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((each) => each.join(''));
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const word = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((each) => each.join(''));
const days = fc.integer({ min: 0, max: 200_000 }).map((count) => addDays('1600-01-01', count));
const phones = fc
  .tuple(digits(10), word(0, 7))
  .map(([number, extension]) => `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)} ${extension}`.trim());
const emails = fc
  .tuple(word(1, 12), word(0, 6), word(1, 10), fc.constantFrom('com', 'example.org', 'co.uk'))
  .map(([name, tag, host, end]) => `${name}${tag === '' ? '' : `+${tag}`}@${host.toLowerCase()}.${end}`);

const numbers = ([2, 3, 4, 6, 0] as const).flatMap((scale): [ValueSpec, fc.Arbitrary<string>][] => [
  [{ kind: 'money', scale }, decimals(scale)],
  [{ kind: 'money', scale, parentheses: true }, decimals(scale)],
  [{ kind: 'percent', scale }, decimals(scale)],
  [{ kind: 'decimal', scale }, decimals(scale)],
]);

const kinds: readonly [ValueSpec, fc.Arbitrary<string | number>][] = [
  ...numbers,
  [{ kind: 'integer' }, fc.integer()],
  [{ kind: 'date' }, days],
  [{ kind: 'date', past: true }, days],
  [
    { kind: 'ssn' },
    digits(9)
      .map((all) => `${all.slice(0, 3)}-${all.slice(3, 5)}-${all.slice(5)}`)
      .filter((ssn) => !neverAssigned.test(ssn)),
  ],
  [{ kind: 'zip' }, digits(5)],
  [{ kind: 'email' }, emails],
];

const stored = (spec: ValueSpec, text: string): unknown => {
  const read = readField(spec, text);
  return read.ok ? read.value : { problem: read.problem };
};

describe('a stored value', () => {
  it.each(kinds)(
    'of %o survives a round trip through its input, and matches what the server stores',
    (spec, values) => {
      fc.assert(
        fc.property(values, (value) => {
          const text = inputText(spec, value);
          expect(stored(spec, text)).toBe(value);
          expect(parseField(spec, text)).toEqual({ ok: true, value });
        }),
        RUNS,
      );
    },
  );
});

/** Text that people type or paste for a value of a kind. */
const typed: readonly [string, ValueSpec, fc.Arbitrary<string>][] = [
  ['a phone number', { kind: 'phone' }, phones],
  [
    'a phone number with marks before its extension',
    { kind: 'phone' },
    fc
      .tuple(digits(10), fc.constantFrom(' x', ' ext. ', ' ext x', ', #', ' Ext.X', 'xx', ' extension '), word(1, 7))
      .map((parts) => parts.join('')),
  ],
  ['a text', { kind: 'text' }, fc.string({ unit: 'grapheme' })],
  ['a note', { kind: 'note' }, fc.string({ unit: 'grapheme' })],
  ['an email address', { kind: 'email' }, fc.emailAddress()],
  [
    'an amount',
    { kind: 'money', scale: 4 },
    fc
      .tuple(fc.constantFrom('', '$', '-', '-$', '($'), decimals(2), fc.constantFrom('', ' ', '%', ')'))
      .map((parts) => parts.join('')),
  ],
  ['a date', { kind: 'date' }, fc.tuple(digits(2), digits(2), digits(4)).map((parts) => parts.join('/'))],
  ...(['money', 'integer', 'date', 'phone', 'ssn', 'zip', 'email', 'percent'] as const).map(
    (kind): [string, ValueSpec, fc.Arbitrary<string>] => [
      `anything as ${kind}`,
      { kind },
      fc.string({ unit: fc.constantFrom(...'0123456789.,-()/$%x @+'.split('')) }),
    ],
  ),
];

describe('typed text', () => {
  it.each(typed)('%s: stays unchanged if invalid, otherwise parses the same after formatting', (_, spec, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readField(spec, text);
        if (!read.ok) {
          expect(inputText(spec, text)).toBe(text);
          return;
        }
        const shown = inputText(spec, read.value);
        expect(stored(spec, shown)).toBe(read.value);
        expect(inputText(spec, shown)).toBe(shown);
      }),
      RUNS,
    );
  });

  it('accepts all date formats', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-', '.', ' '), fc.boolean(), (day, between, short) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const part = (text: string): string => (short ? String(Number(text)) : text);
        expect(stored({ kind: 'date' }, [part(month), part(date), year].join(between))).toBe(day);
        expect(stored({ kind: 'date' }, `${month}${date}${year}`)).toBe(day);
        expect(stored({ kind: 'date' }, formatDate(day, 'long'))).toBe(day);
      }),
      RUNS,
    );
  });

  it.each([
    [{ kind: 'money' }, '$1,250.50', '1250.50'],
    [{ kind: 'money' }, '(300)', '-300.00'],
    [{ kind: 'date' }, '7/4/26', '2026-07-04'],
    [{ kind: 'date' }, '7 4 2026', '2026-07-04'],
    [{ kind: 'date' }, '2026/7/4', '2026-07-04'],
    [{ kind: 'date', past: true }, '07041976', '1976-07-04'],
    [{ kind: 'date', past: true }, '070476', '1976-07-04'],
    [{ kind: 'phone' }, '(415) 555-0123 x12ab', '(415) 555-0123 12ab'],
    [{ kind: 'phone' }, '415/555-0123', '(415) 555-0123'],
    [{ kind: 'phone' }, 'tel:+1-415-555-0123', '(415) 555-0123'],
    [{ kind: 'ssn' }, '123 45 6789', '123-45-6789'],
    [{ kind: 'ssn' }, '123\u201345\u20136789', '123-45-6789'],
  ] as const)('of %o: parses %j as %j', (spec, text, value) => expect(stored(spec, text)).toBe(value));

  it('is not misread: a comma after the decimal point is not a thousands separator', () => {
    expect(stored({ kind: 'money', scale: 4 }, '1.250,5')).toEqual({ problem: 'not-a-number' });
    expect(stored({ kind: 'money' }, '1,250.50')).toBe('1250.50');
    expect(stored({ kind: 'money' }, '12,50.50')).toBe('1250.50');
  });

  it('rejects a ZIP+4 code, because the portal stores only five digits', () => {
    for (const text of ['90210-1234', '90210 1234', '902101234']) {
      expect(stored({ kind: 'zip' }, text)).toEqual({ problem: 'zip-plus-four' });
      expect(inputText({ kind: 'zip' }, text)).toBe(text);
    }
  });
});
