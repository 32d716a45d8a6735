import { expect, it } from 'vitest';
import { defaultBusinessHours as hours } from '../../domain/loan/business-hours';
import { fill } from '../access/fill';
import { access as arabic } from './ar/access.json';
import { access as english } from './en/access';
import { hoursText } from './hours-text';
import { access as turkish } from './tr/access.json';

const by =
  (words: { readonly hours: string; readonly dayRange: string }) =>
  (sentence: 'hours' | 'dayRange', values: Readonly<Record<string, string>>): string =>
    fill(words[sentence], values);

it('formats business hours in each language', () => {
  expect(hoursText('en', by(english.welcome), hours)).toBe('Monday to Friday, 9:00 up to 15:59 Pacific time');
  expect(hoursText('tr', by(turkish.welcome), hours)).toBe('Pazartesi–Cuma, Pasifik saatiyle 9:00–15:59');
  expect(hoursText('ar', by(arabic.welcome), hours)).toBe(
    'من الاثنين إلى الجمعة، من 9:00 إلى 15:59 بتوقيت المحيط الهادئ',
  );
});

it('lists days that are not consecutive, starting on Monday', () => {
  const odd = { ...hours, days: [0, 1, 2, 3, 6], opens: '10:30' };
  expect(hoursText('en', by(english.welcome), odd)).toBe(
    'Monday to Wednesday, Saturday, Sunday, 10:30 up to 15:59 Pacific time',
  );
});
