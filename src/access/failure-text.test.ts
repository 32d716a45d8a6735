import { expect, it } from 'vitest';
import { access, messages } from '../i18n/tr/access.json';
import { ApiError, failureOf, unreachable } from '../providers/data/api-error';
import { failureText } from './failure-text';

const turkish = { ...access, messages };

it('translates errors with a code, and shows others as sent by the server', () => {
  const wording = { code: 'wrong-pin', values: {} };
  const wrong = new ApiError('The verification PIN is wrong', 401, { code: 'wrong-pin', wording });
  expect(failureText(wrong, turkish, '')).toBe(messages['wrong-pin']);
  expect(failureText(new ApiError('Ask Ada.', 401), turkish, '')).toBe('Ask Ada.');
});

it('describes a missing answer, a busy server and any other error', () => {
  expect(failureText(unreachable(), turkish, '')).toBe(messages.unreachable);
  expect(failureText(failureOf(503, '', null), turkish, '')).toBe(messages['server-busy']);
  expect(failureText(new Error('bug'), turkish, 'Olmadı.')).toBe('Olmadı.');
});
