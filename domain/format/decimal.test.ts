import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, formatDecimal, parseDecimal, roundDecimal } from './decimal';
import { formatInteger, parseInteger } from './integer';
import { formatAmount, formatCentsAsMoney, formatMoney, formatShortMoney, parseMoney } from './money';
import { missing } from './parsed';
import { formatPercent, formatPercentNumber, parsePercent } from './percent';

const stored = (input: string, scale = 2) => {
  const parsed = parseDecimal(input, scale);
  return parsed.ok ? parsed.value : parsed.problem;
};

describe('reading a number', () => {
  it.each([
    ['$1,234.50', '1234.50'],
    ['12.5 %', '12.50'],
    ['(1,234.50)', '-1234.50'],
    ['($300)', '-300.00'],
    ['-$1,250.5', '-1250.50'],
    ['.5', '0.50'],
    ['7.', '7.00'],
    ['007', '7.00'],
    ['-0', '0.00'],
    ['(0.00)', '0.00'],
    ['1.2300', '1.23'],
    ['\u2212 1\u00a0000', '-1000.00'],
    ['١٬٢٣٤٫٥', '1234.50'],
  ])('parses %s as %s', (input, value) => expect(stored(input)).toBe(value));

  it.each(['', '-', '$', '.', '1.2.3', '1e5', 'abc', '(-5)', '()', '12-3', 'Infinity', '0x10'])('refuses %s', (input) =>
    expect(stored(input)).toBe('not-a-number'),
  );

  it('refuses decimals that would be lost instead of rounding them away', () => {
    expect(stored('1.005')).toBe('too-many-decimals');
    expect(stored('1.005', 3)).toBe('1.005');
    expect(parseMoney('1.00005', 4).ok).toBe(false);
  });

  it('keeps more digits than a float could', () => {
    expect(stored('12345678901234567890.12')).toBe('12345678901234567890.12');
  });
});

describe('writing a number', () => {
  it('shows money with a dollar, separators and two decimals', () => {
    expect(formatMoney('1234.5')).toBe('$1,234.50');
    expect(formatMoney('-1234567.5')).toBe('\u2212$1,234,567.50');
  });

  it('shows negative amounts in parentheses if requested', () => {
    expect(formatAmount('-1234.5', 2, true)).toBe('(1,234.50)');
    expect(formatMoney('-1234.5', 2, true)).toBe('($1,234.50)');
  });

  it.each([
    [0, '2.0', '2'],
    [3, '1.5', '1.500'],
    [4, '1.5', '1.5000'],
    [6, '0.1', '0.100000'],
  ])('keeps scale %i', (scale, value, text) => expect(formatAmount(value, scale)).toBe(text));

  it('shows money without cents if requested and if there are none, and cents as money', () => {
    expect([formatShortMoney('600000.00'), formatShortMoney('-1250.50')]).toEqual(['$600,000', '\u2212$1,250.50']);
    expect([formatCentsAsMoney(-1_250_50), formatCentsAsMoney(832_751_00)]).toEqual(['\u2212$1,250.50', '$832,751.00']);
  });

  it('shows percentages with three decimals', () => {
    expect(formatPercent('4.5')).toBe('4.500%');
    expect(formatPercentNumber('35.1')).toBe('35.100');
  });

  it('shows an en dash for a missing value', () => {
    expect([formatMoney(null), formatPercent(undefined), formatAmount('')]).toEqual([missing, missing, missing]);
  });

  it('leaves text alone that is no number', () => {
    expect(formatDecimal('see note', { scale: 2 })).toBe('see note');
  });

  it('parses its own output, for any amount and either notation of negatives', () => {
    const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    fc.assert(
      fc.property(cents, fc.boolean(), (value, parentheses) => {
        const digits = String(value < 0n ? -value : value).padStart(3, '0');
        const text = `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        return stored(formatMoney(text, 2, parentheses)) === text;
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['2.344', 2, '2.34'],
    ['0.999', 2, '1.00'],
    ['-0.004', 2, '0.00'],
    ['9.5', 0, '10'],
  ])('rounds %s to %i decimals as %s', (value, scale, rounded) => expect(roundDecimal(value, scale)).toBe(rounded));

  it('throws on text that is no decimal', () => expect(() => roundDecimal('1,000', 2)).toThrow(RangeError));
});

describe('comparing', () => {
  it('compares by value, not by text', () => {
    expect(compareDecimals('10', '9.99')).toBe(1);
    expect(compareDecimals('-1', '-1.000')).toBe(0);
    expect(compareDecimals('-2', '1')).toBe(-1);
  });
});

describe('whole numbers', () => {
  it('are read with separators and written without', () => {
    expect(parseInteger('1,080')).toEqual({ ok: true, value: 1080 });
    expect(formatInteger(1080)).toBe('1080');
    expect(formatInteger(null)).toBe(missing);
  });

  it('have no decimals and stay within what JSON represents exactly', () => {
    expect(parseInteger('1.5')).toEqual({ ok: false, problem: 'not-whole' });
    expect(parseInteger('99999999999999999')).toEqual({ ok: false, problem: 'too-large' });
    expect(parsePercent('4.1234')).toEqual({ ok: false, problem: 'too-many-decimals' });
  });
});
