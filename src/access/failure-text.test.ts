import { expect, it } from 'vitest';
import { serverTexts } from '../../domain/messages/server-texts';
import { access as english } from '../i18n/en/access';
import { errors } from '../i18n/en/errors';
import { access as turkish } from '../i18n/tr/access';
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
  expect(failureText(failureOf(503, '', null), turkish, '')).toBe(turkish.refused.busy);
  expect(failureText(new Error('bug'), turkish, 'Olmadı.')).toBe('Olmadı.');
});

it('has the very words of the server and of the portal in English', () => {
  const { busy, ...refused } = english.refused;
  expect(busy).toBe(errors.busy);
  expect(serverTexts).toMatchObject(refused);
});
