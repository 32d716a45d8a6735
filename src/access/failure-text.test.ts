import { expect, it } from 'vitest';
import { english as englishMessages } from '../../domain/messages/english';
import { access as arabic } from '../i18n/ar/access.json';
import { messages as arabicMessages } from '../i18n/ar/messages.json';
import { access as english } from '../i18n/en/access';
import { access as turkish } from '../i18n/tr/access.json';
import { messages as turkishMessages } from '../i18n/tr/messages.json';
import { ApiError, failureOf } from '../providers/data/api-error';
import { failureText } from './failure-text';

it('says a refusal with a code in the person’s language, and any other as the server said it', () => {
  const wording = { code: 'wrong-pin', values: {} };
  const wrong = new ApiError('The verification PIN is wrong', 401, { code: 'wrong-pin', wording });
  expect(failureText(wrong, turkish, '')).toBe(turkish.refused['wrong-pin']);
  expect(failureText(new ApiError('Ask Ada.', 401), turkish, '')).toBe('Ask Ada.');
});

it('tells no answer, a busy server and any other error', () => {
  expect(failureText(new ApiError('', 0), turkish, '')).toBe(turkish.noAnswer);
  expect(failureText(failureOf(503, '', null), turkish, '')).toBe(turkish.refused['server-busy']);
  expect(failureText(new Error('bug'), turkish, 'Olmadı.')).toBe('Olmadı.');
});

it.each([
  ['English', english.refused, englishMessages],
  ['Turkish', turkish.refused, turkishMessages],
  ['Arabic', arabic.refused, arabicMessages],
])('uses the messages of the portal in %s', (_, refused, messages) => {
  expect(messages).toMatchObject(refused);
});
