import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withoutSecrets, withSsnStruck } from './redaction.schemas';
import { findSecret, strikeSsn } from './secrets';

describe('a social security number', () => {
  it.each([
    '900-12-3456',
    '900 12 3456',
    '900.12.3456',
    '900123456',
    '900–12–3456',
    '900\u00a012\u00a03456',
    '９００-１２-３４５６',
    'Her number is 900-12-3456.',
    'SSN:900123456,',
    'No.900123456',
  ])('is found in %s', (text) => {
    expect(findSecret({ note: [text] })).toEqual(['note', '0']);
  });

  it.each([
    ['a ZIP code', '91101-1234'],
    ['a telephone number', '(626) 555-0142'],
    ['an amount', '900123456.00'],
    ['a ratio', '0.123456789'],
    ['a loan number', '2611051394'],
    ['a UUID', '90012345-1234-4567-8901-123456789012'],
    ['a date and time', '2026-11-20T18:42:00.123Z'],
    ['an EIN', '12-3456789'],
  ])('is not detected in %s', (_what, text) => {
    expect(findSecret({ text })).toBeNull();
  });

  it('is found as a number, and in a property name', () => {
    expect(findSecret({ a: { b: 900123456 } })).toEqual(['a', 'b']);
    expect(findSecret({ '900-12-3456': true })).toEqual(['900-12-3456']);
  });

  it('is removed from texts', () => {
    const answer = { notes: ['No file for 900-12-3456 or 900123457.', 'No file.'], score: 700, at: null };
    const struck = { ...answer, notes: ['No file for ***-**-**** or ***-**-****.', 'No file.'] };
    expect(strikeSsn(answer)).toEqual(struck);
    expect(withSsnStruck(z.looseObject({ score: z.int() })).parse(answer)).toEqual(struck);
  });
});

describe('a secret', () => {
  it.each([
    'aBSsn',
    'ssn',
    'craPassword',
    'password',
    'pin',
    'pw',
    'access_token',
    'apiKey',
    'client-secret',
    'Authorization',
  ])('is recognized by the name %s', (name) => {
    expect(findSecret({ order: { [name]: 'x' } })).toEqual(['order', name]);
  });

  it.each(['sSpAddr', 'spin', 'craUserId', 'businessName', 'secretaryName', 'authorizationDate'])(
    'is not detected in the name %s',
    (name) => {
      expect(findSecret({ [name]: 'x' })).toBeNull();
    },
  );
});

describe('a shape without secrets', () => {
  const shape = withoutSecrets(z.looseObject({ text: z.string() }));

  it('accepts what the wrapped schema accepts', () => {
    expect(shape.parse({ text: 'hello' })).toEqual({ text: 'hello' });
    expect(shape.safeParse({ text: 1 }).success).toBe(false);
  });

  it('refuses a secret at any depth and does not repeat it', () => {
    const refused = shape.safeParse({ text: 'hello', more: [{ note: 'It is 900-12-3456.' }] });
    expect(refused.error?.issues[0]?.path).toEqual(['more', '0', 'note']);
    expect(JSON.stringify(refused.error)).not.toContain('3456');
  });
});
