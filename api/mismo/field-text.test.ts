import { describe, expect, it } from 'vitest';
import { cleanText, fitText } from './field-text';

const money = { kind: 'money', place: 'loan', min: 0 } as const;
const text = { kind: 'text', place: 'loan', maxLength: 5 } as const;

describe('text of a file as the value of a field', () => {
  it('keeps decimals exactly, in the scale of the field', () => {
    expect(fitText(money, '12.50')).toEqual({ value: '12.50' });
    expect(fitText(money, '300000')).toEqual({ value: '300000.00' });
    expect(fitText(money, '0.1')).toEqual({ value: '0.10' });
    expect(fitText({ ...money, kind: 'percent' }, '4.25')).toEqual({ value: '4.250' });
    expect(fitText(money, '12.505')).toEqual({ problem: 'too-many-decimals' });
    expect(fitText(money, '-1.00')).toEqual({ problem: 'too-small' });
    expect(fitText(money, '1e3')).toEqual({ problem: 'not-a-number' });
  });

  it('reads booleans and dates as XML schema writes them', () => {
    expect(fitText({ kind: 'yesno', place: 'loan' }, '1')).toEqual({ value: true });
    expect(fitText({ kind: 'yesno', place: 'loan' }, 'false')).toEqual({ value: false });
    const date = { kind: 'date', place: 'loan' } as const;
    expect(fitText(date, '2026-02-28T10:00:00Z')).toEqual({ value: '2026-02-28' });
    expect(fitText(date, '2026-02-28-08:00')).toEqual({ value: '2026-02-28' });
    expect(fitText(date, '2026-02-30')).toEqual({ problem: 'invalid-date' });
  });

  it('reads the first five digits of a ZIP code', () => {
    const zip = { kind: 'zip', place: 'loan' } as const;
    expect(fitText(zip, '915021234')).toEqual({ value: '91502' });
    expect(fitText(zip, '91502')).toEqual({ value: '91502' });
    expect(fitText(zip, '915021')).toEqual({ problem: 'invalid-zip' });
  });

  it('truncates text by visible characters, with a warning', () => {
    expect(fitText(text, 'abcdef')).toEqual({ value: 'abcde', cutTo: 5 });
    expect(fitText(text, '🏠🏠🏠🏠🏠')).toEqual({ value: '🏠🏠🏠🏠🏠' });
    expect(fitText(text, '🏠🏠🏠🏠🏠🏠')).toEqual({ value: '🏠🏠🏠🏠🏠', cutTo: 5 });
  });

  it('keeps the line breaks of notes, without indentation and blank ends', () => {
    const note = { kind: 'note', place: 'loan', maxLength: 20 } as const;
    expect(fitText(note, '\n  Lot 7, \r\n\tTract\u0007 2210\n\n Book 41\r')).toEqual({
      value: 'Lot 7,\nTract 2210\n\nB',
      cutTo: 20,
    });
    expect(fitText(note, 'one\ntwo')).toEqual({ value: 'one\ntwo' });
  });

  it('removes line breaks and control characters from text', () => {
    expect(cleanText(' a\n\tb\u0085c ', 80)).toBe('a b c');
  });
});
