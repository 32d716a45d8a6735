import { expect, it } from 'vitest';
import { pacific } from '../../../../domain/format/date';
import type { FieldSpec } from '../../../../domain/loan/fields/field';
import { instantOf } from '../los-time';
import { storedValue, valueText } from './value-text';

const field = (spec: Omit<FieldSpec, 'place'>, codes?: Record<string, string>) => ({
  ...{ key: 'x', name: 'x', id: 'x', codes },
  spec: { place: 'loan', ...spec } as FieldSpec,
});

it.each([
  [field({ kind: 'money' }), '1234567.50', '$1,234,567.50'],
  [field({ kind: 'money' }), '-300.00', '($300.00)'],
  [field({ kind: 'percent' }), '4.250', '4.250%'],
  [field({ kind: 'decimal', scale: 3 }), '-0.875', '-0.875'],
  [field({ kind: 'integer' }), 360, '360'],
  [field({ kind: 'date' }), '2026-03-04', '03/04/2026'],
  [field({ kind: 'yesno' }), true, 'True'],
  [field({ kind: 'code', codes: 'sLPurposeT' }, { '0': '5', '5': '0' }), '0', '5'],
  [field({ kind: 'codes', codes: 'sDenialReasonsT' }), ['bankruptcy', 'no-credit-file'], 'bankruptcy,no-credit-file'],
] as const)('writes and reads %#', (of, value, text) => {
  const written = valueText(of, value);
  expect(written).toBe(text);
  expect(storedValue(of, written, pacific)).toEqual(value);
});

it('reads what LendingQB may show otherwise, and refuses the rest', () => {
  expect(storedValue(field({ kind: 'yesno' }), 'Yes', pacific)).toBe(true);
  expect(storedValue(field({ kind: 'money' }), '$1,234', pacific)).toBe('1234.00');
  expect(storedValue(field({ kind: 'money' }), '$1,234.5000', pacific)).toBe('1234.50');
  expect(storedValue(field({ kind: 'percent' }), '4.2500000%', pacific)).toBe('4.250');
  expect(storedValue(field({ kind: 'date' }), '2026-03-04', pacific)).toBe('2026-03-04');
  expect(storedValue(field({ kind: 'money' }), '', pacific)).toBeNull();
  expect(storedValue(field({ kind: 'money' }), '1.2345', pacific)).toBeUndefined();
  expect(storedValue(field({ kind: 'date' }), 'soon', pacific)).toBeUndefined();
  expect(storedValue(field({ kind: 'code', codes: 'sLPurposeT' }), '77', pacific)).toBeUndefined();
});

it('does not take a time that it cannot read for none', () => {
  for (const text of ['soon', '2/30/2026', '13/45/2026', '1/1/0001 12:00:00 AM', '3/4/2026 24:00']) {
    expect([text, storedValue(field({ kind: 'instant' }), text, pacific)]).toEqual([text, undefined]);
  }
  expect(storedValue(field({ kind: 'instant' }), '', pacific)).toBeNull();
});

it.each(['1E5', '$', '1.234,56', 'NaN', '5 of 6', '1/1/0001'])('refuses %s for an amount', (text) => {
  expect(storedValue(field({ kind: 'money' }), text, pacific)).toBeUndefined();
});

it.each(['(5.00)', '($5.00)', '$(5.00)', '-$5.00', '$-5.00', '- 5'])('reads %s as an amount below zero', (text) => {
  expect(storedValue(field({ kind: 'money' }), text, pacific)).toBe('-5.00');
});

it('reads times by the clock of the LOS, in summer and winter', () => {
  expect(instantOf('11/20/2026 10:42:00', pacific)?.toISOString()).toBe('2026-11-20T18:42:00.000Z');
  expect(instantOf('7/4/2026 1:05 PM', pacific)?.toISOString()).toBe('2026-07-04T20:05:00.000Z');
  expect(instantOf('11/20/2026', pacific)?.toISOString()).toBe('2026-11-20T08:00:00.000Z');
  expect(instantOf('yesterday', pacific)).toBeUndefined();
});
