import { expect, it } from 'vitest';
import { message } from '../../domain/messages/message';
import { errorCodes, invalid, notFound, refuse } from './app-error';

it('renders the English of its message from the code', () => {
  expect(refuse('not-found', message('no-loan-of-number', { loanNum: '7' }))).toMatchObject({
    status: 404,
    message: 'Loan 7 was not found.',
    wording: { code: 'no-loan-of-number', values: { loanNum: '7' } },
  });
  expect(invalid('fields-not-valid', { login: 'user-id-taken' }).fields).toEqual({ login: message('user-id-taken') });
});

it('has a status above 500 only if the LOS or the database is down, because the web app replaces the message of such an answer', () => {
  const refusals = errorCodes.map((code) => refuse(code, 'internal'));
  expect(refusals.filter(({ status }) => status > 500).map(({ code }) => code)).toEqual([
    'los-unavailable',
    'los-timeout',
    'portal-unavailable',
  ]);
});

it('takes known codes with their values only: neither English nor a missing value compiles', () => {
  // @ts-expect-error English
  refuse('invalid', 'Some fields are not valid.');
  // @ts-expect-error English
  invalid('Some fields are not valid.');
  // @ts-expect-error English of a field
  invalid('fields-not-valid', { login: 'This user ID is already in use.' });
  // @ts-expect-error an unknown code
  notFound('no-such-message');
  // @ts-expect-error a code that needs a value
  refuse('not-found', 'no-loan-of-number');
  // @ts-expect-error a message without its value
  refuse('not-found', message('no-loan-of-number', {}));
  // @ts-expect-error a code of an error that has no message of its own
  refuse('invalid');
});
