import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDate } from '../../domain/format/date';
import type { FieldKind, FieldSpec } from '../../domain/loan/fields/field';
import { checkField } from './check-field';
import { inputText, readField } from './read-field';
import { typedOver } from './ssn/typed-over';

const kinds: readonly FieldKind[] = ['money', 'percent', 'decimal', 'integer', 'phone', 'ssn', 'date', 'zip', 'email'];
const runs = { numRuns: 1000 };

const digits = fc.stringMatching(/^[0-9]{1,9}$/);
const figure = fc
  .tuple(fc.constantFrom('', '-', '$', '(', '+'), digits, fc.constantFrom('', '.', ',', '/', '-', ' '), digits)
  .map((parts) => parts.join(''));
/** Text that a user may type: digits, fragments of formats, and anything else. */
const typed = fc.oneof(figure, fc.stringMatching(/^[0-9 ()$%.,/x#+-]{0,24}$/), fc.string({ maxLength: 24 }));
const spec = fc.record({
  kind: fc.constantFrom(...kinds),
  place: fc.constant('loan' as const),
  scale: fc.constantFrom(0, 2, 3, 4, 6),
  parentheses: fc.constantFrom<readonly [] | readonly [true]>([], [true]),
});
const asSpec = ({
  parentheses,
  ...rest
}: {
  kind: FieldKind;
  place: 'loan';
  scale: number;
  parentheses: readonly true[];
}) => (parentheses.length > 0 ? { ...rest, parentheses: true } : rest) as FieldSpec;

/** The form value and the displayed text after blur. */
function leave(field: FieldSpec, text: string) {
  const read = readField(field, text);
  const value = read.ok ? read.value : text;
  return { ok: read.ok, value, shown: inputText(field, value) };
}

describe('an input on blur', () => {
  it('keeps invalid text unchanged, and formats valid text so that it parses the same', () => {
    fc.assert(
      fc.property(spec, typed, (some, text) => {
        const field = asSpec(some);
        const left = leave(field, text);
        if (!left.ok) expect(left.shown).toBe(text);
        else expect(leave(field, left.shown)).toEqual(left);
      }),
      runs,
    );
  });

  it('never treats text as valid that it could not parse', () => {
    fc.assert(
      fc.property(spec, typed, (some, text) => {
        const field = asSpec(some);
        if (!readField(field, text).ok) expect(checkField(field, text, false)).not.toBeNull();
      }),
      runs,
    );
  });

  it('loses no digit of an amount, at any scale and with either minus sign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 2, 3, 4, 6),
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.boolean(),
        (scale, units, parentheses) => {
          const field: FieldSpec = {
            kind: 'money',
            place: 'loan',
            scale,
            ...(parentheses ? { parentheses: true } : {}),
          };
          const plain = String(units < 0n ? -units : units).padStart(scale + 1, '0');
          const whole = plain.slice(0, plain.length - scale);
          const stored = `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${plain.slice(-scale)}` : ''}`;
          const shown = inputText(field, stored);
          expect(readField(field, shown)).toEqual({ ok: true, value: stored });
          expect(readField(field, `$${shown.replaceAll(/[()\u2212]/g, '')}`)).toEqual({
            ok: true,
            value: stored.replace('-', ''),
          });
        },
      ),
      runs,
    );
  });

  it('never shifts a date, in any format', () => {
    const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const stored = date.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = stored.split('-');
        const field: FieldSpec = { kind: 'date', place: 'loan' };
        expect(isDate(stored)).toBe(true);
        for (const text of [
          stored,
          `${month}/${dayOfMonth}/${year}`,
          `${Number(month)}/${Number(dayOfMonth)}/${year}`,
          `${month}${dayOfMonth}${year}`,
          `${month}-${dayOfMonth}-${year}`,
        ]) {
          expect(leave(field, text)).toEqual({ ok: true, value: stored, shown: `${month}/${dayOfMonth}/${year}` });
        }
      }),
      runs,
    );
  });

  it('keeps the extension of a phone number, and all digits of a Social Security number', () => {
    const ten = fc.stringMatching(/^[0-9]{10}$/);
    const extension = fc.stringMatching(/^[1-9a-df-wyzA-DF-WYZ][A-Za-z0-9]{0,6}$/);
    fc.assert(
      fc.property(ten, extension, (number, more) => {
        const shown = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
        const phone: FieldSpec = { kind: 'phone', place: 'loan' };
        expect(leave(phone, number).shown).toBe(shown);
        expect(leave(phone, `${number} ${more}`).shown).toBe(`${shown} ${more}`);
        expect(leave(phone, `+1 ${shown} x${more.replace(/^\D/, '7')}`).shown).toBe(
          `${shown} ${more.replace(/^\D/, '7')}`,
        );
        const ssn = number.slice(0, 9);
        const dashed = `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`;
        // No Social Security number has these parts.
        fc.pre(!/^(000|666)|-00-|-0000$/.test(dashed));
        expect(leave({ kind: 'ssn', place: 'loan' }, ssn).shown).toBe(dashed);
      }),
      runs,
    );
  });
});

describe('typing into a masked number', () => {
  const masked = '***-**-6789';

  it('yields the typed digits, at any cursor position', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-57-9][0-9 -]{0,10}[0-8]$/), fc.nat(masked.length), (text, at) => {
        expect(typedOver(masked, text)).toBe(text);
        const result = typedOver(masked, masked.slice(0, at) + text + masked.slice(at));
        expect(result.replaceAll(/\D/g, '').length).toBe(text.replaceAll(/\D/g, '').length);
      }),
      runs,
    );
  });

  it('replaces a full selection, and clears it after a partial deletion', () => {
    expect(typedOver(masked, '9')).toBe('9');
    expect(typedOver(masked, '900123456')).toBe('900123456');
    expect(typedOver(masked, '***-**-678')).toBe('');
    expect(typedOver(masked, '')).toBe('');
  });
});
