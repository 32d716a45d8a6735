import { expect, it } from 'vitest';
import { serverTexts } from '../../domain/messages/server-texts';
import { access as arabic } from '../i18n/ar/access.json';
import { errors as arabicErrors } from '../i18n/ar/errors.json';
import { server as arabicServer } from '../i18n/ar/server.json';
import { access as english } from '../i18n/en/access';
import { errors } from '../i18n/en/errors';
import { access as turkish } from '../i18n/tr/access.json';
import { errors as turkishErrors } from '../i18n/tr/errors.json';
import { server as turkishServer } from '../i18n/tr/server.json';
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

it.each([
  ['English', english.refused, errors, serverTexts],
  ['Turkish', turkish.refused, turkishErrors, turkishServer],
  ['Arabic', arabic.refused, arabicErrors, arabicServer],
])('uses the texts of the server and of the portal in %s', (_, { busy, ...refused }, ownErrors, ownServer) => {
  expect(busy).toBe(ownErrors.busy);
  expect(ownServer).toMatchObject(refused);
});
