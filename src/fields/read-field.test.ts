import { describe, expect, it } from 'vitest';
import type { ValueSpec } from '../../domain/loan/fields/field';
import { checkField } from './check-field';
import { readDate } from './read-date';
import { inputText, readField } from './read-field';

const money: ValueSpec = { kind: 'money' };
const percent: ValueSpec = { kind: 'percent' };
const date: ValueSpec = { kind: 'date' };

const read = (spec: ValueSpec, text: string): unknown => {
  const parsed = readField(spec, text);
  return parsed.ok ? parsed.value : parsed.problem;
};

describe('parsing of typed or pasted text', () => {
  it.each([
    [money, '$1,250.50', '1250.50'],
    [money, '(300)', '-300.00'],
    [percent, '12.5 %', '12.500'],
    [{ kind: 'integer' } as const, '1,360', 1360],
    [{ kind: 'phone' } as const, '4155550123', '(415) 555-0123'],
    [{ kind: 'ssn' } as const, '123456789', '123-45-6789'],
    [{ kind: 'zip' } as const, '90210', '90210'],
    [{ kind: 'text' } as const, '  Main St  ', 'Main St'],
    [money, '   ', null],
    [money, '\u202a$ 1,250\u202c', '1250.00'],
    [{ kind: 'money', scale: 4 } as const, '76.4384', '76.4384'],
    [{ kind: 'text' } as const, 'Main\tSt\r\nUnit 4', 'Main St Unit 4'],
    [{ kind: 'note' } as const, 'one\ntwo', 'one\ntwo'],
    [{ kind: 'ssn' } as const, '***-**-6789', '***-**-6789'],
    [money, 'abc', 'not-a-number'],
    [date, '13/45/2024', 'invalid-date'],
  ])('parses %o %j as %j', (spec, text, stored) => {
    expect(read(spec, text)).toBe(stored);
  });
});

describe('date parsing', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['7/4/26', '2026-07-04'],
    ['07-04-2026', '2026-07-04'],
    ['07.04.2026', '2026-07-04'],
    ['07042026', '2026-07-04'],
    ['070426', '2026-07-04'],
    ['7 / 4 / 2026', '2026-07-04'],
    ['٠٧/٠٤/٢٠٢٦', '2026-07-04'],
    ['2026-07-04', '2026-07-04'],
    ['1/2/56', '2056-01-02'],
    ['1/2/57', '1957-01-02'],
  ])('parses %s as %s', (text, stored) => {
    expect(readDate(text, now)).toEqual({ ok: true, value: stored });
  });

  it('never puts a birthday in the future', () => {
    expect(readDate('4/2/86', now, true)).toEqual({ ok: true, value: '1986-04-02' });
    expect(readDate('4/2/27', now, true)).toEqual({ ok: true, value: '1927-04-02' });
  });

  it.each(['7/4', 'tomorrow', '2/30/2026', '7/4/126'])('rejects %s', (text) => {
    expect(readDate(text, now).ok).toBe(false);
  });
});

describe('the text of an input', () => {
  it.each([
    [money, '1250.5', '1,250.50'],
    [percent, '6.125', '6.125'],
    [date, '2026-07-04', '07/04/2026'],
    [date, '13/45/2024', '13/45/2024'],
    [{ ...money, parentheses: true } as const, '-1250.5', '(1,250.50)'],
    [money, '1.005', '1.005'],
    [percent, '6.12555', '6.12555'],
    [money, null, ''],
  ])('shows %o %j as %j', (spec, value, text) => {
    expect(inputText(spec, value)).toBe(text);
  });
});

describe('validation of a field', () => {
  it('reports missing values of required fields only', () => {
    expect(checkField(money, null, true)).toBe('required');
    expect(checkField(money, null, false)).toBeNull();
  });

  it('enforces the limits of the field', () => {
    const score: ValueSpec = { kind: 'integer', min: 300, max: 850 };
    expect(checkField(score, 299, false)).toBe('too-small');
    expect(checkField(score, 851, false)).toBe('too-large');
    expect(checkField(score, 850, false)).toBeNull();
    expect(checkField({ kind: 'text', maxLength: 3 }, 'abcd', false)).toBe('too-long');
  });

  it('enforces date limits', () => {
    const limits = { min: '2026-01-01', max: '2026-12-31' };
    expect(checkField(date, '2025-12-31', false, limits)).toBe('date-too-early');
    expect(checkField(date, '2027-01-01', false, limits)).toBe('date-too-late');
    expect(checkField(date, '2026-01-01', false, limits)).toBeNull();
    expect(checkField({ ...date, past: true }, '2999-01-01', false)).toBe('date-too-late');
  });

  it('matches the server: whole digits, allowed characters, no empty answers', () => {
    expect(checkField(money, '1234567890123', false)).toBe('too-large');
    expect(checkField({ kind: 'text' }, 'a\u0007b', false)).toBe('control-characters');
    expect(checkField({ kind: 'codes' }, [], true)).toBe('required');
    expect(checkField({ kind: 'yesno' }, false, true)).toBeNull();
    expect(checkField({ kind: 'ssn' }, '***-**-6789', true)).toBeNull();
  });

  it("explains why a text can't be parsed", () => {
    expect(checkField(date, '13/45/2024', false)).toBe('invalid-date');
    expect(checkField({ kind: 'email' }, 'a@b', false)).toBe('invalid-email');
  });
});
