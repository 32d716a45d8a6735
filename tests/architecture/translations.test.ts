import { expect, it } from 'vitest';
import { portalTexts } from '../../domain/messages/english';
import { messages } from '../../src/i18n/tr/messages.json';
import { problemsOfTranslations, translationProblems } from './translations';

const english = {
  title: 'Loans',
  found_one: '{{count}} loan of {{name}}',
  found_other: '{{count}} loans of {{name}}',
  status: { open: 'Open' },
};

const turkish = {
  title: 'Krediler',
  found_one: '{{count}} kredi, {{name}}',
  found_other: '{{count}} kredi, {{name}}',
  status: { open: 'Açık' },
};

it('finds no problems in the translations of the portal', async () => {
  expect(await problemsOfTranslations()).toEqual([]);
});

it('accepts a translation with all keys, plural forms and placeholders', () => {
  expect(translationProblems('tr', english, turkish)).toEqual([]);
  const forms = { found_two: 'قرضان، {{name}}', found_few: '{{count}} {{name}}', found_many: '{{count}} {{name}}' };
  expect(translationProblems('ar', english, { ...turkish, ...forms })).toEqual([]);
});

it('reports an untranslated server message by its code', () => {
  const { 'user-id-taken': _, ...others } = messages;
  expect(translationProblems('tr', { messages: portalTexts }, { messages })).toEqual([]);
  expect(translationProblems('tr', { messages: portalTexts }, { messages: others })).toEqual([
    'messages.user-id-taken is missing',
  ]);
});

it.each([
  ['tr', { title: undefined }, 'title is missing'],
  ['tr', { status: {} }, 'status.open is missing'],
  ['tr', { status: { open: 'Açık', shut: 'Kapalı' } }, 'status.shut does not exist in English'],
  ['tr', { status: 'Açık' }, 'status is a text in one language only'],
  ['tr', { title: ' ' }, 'title is empty'],
  ['tr', { title: '{{name}}' }, 'title has the placeholders {{name}}, in English (none)'],
  [
    'tr',
    { found_other: '{{count}} kredi' },
    'found_other has the placeholders {{count}}, in English {{count}} {{name}}',
  ],
  ['tr', { found_other: '{{name}}' }, 'found_other has the placeholders {{name}}, in English {{count}} {{name}}'],
  ['tr', { found_other: undefined }, 'found_other is missing'],
  ['tr', { found_few: '{{count}} kredi, {{name}}' }, 'found_few does not exist in English'],
  ['ar', { found_two: '{{name}}', found_few: '{{count}} {{name}}' }, 'found_many is missing'],
  [
    'ar',
    { found_two: '{{count}}', found_few: '{{count}} {{name}}', found_many: '{{count}} {{name}}' },
    'found_two has the placeholders {{count}}, in English {{count}} {{name}}',
  ],
])('%s: reports %j', (language, change, problem) => {
  expect(translationProblems(language, english, { ...turkish, ...change })).toEqual([problem]);
});
