import { describe, expect, it } from 'vitest';
import { isEmail, parseEmail } from './email';
import { formatPhone, maskPhone, parsePhone, phoneLink } from './phone';
import { formatSsn, isMaskedSsn, looksLikeSsn, maskSsn, parseSsn, typedSsn } from './ssn';
import { formatZip, parseZip } from './zip';

describe('a phone number', () => {
  it.each([
    ['4155550123', '(415) 555-0123'],
    ['415-555-0123', '(415) 555-0123'],
    ['+1 (415) 555.0123', '(415) 555-0123'],
    ['(415) 555-0123 x12', '(415) 555-0123 12'],
    ['4155550123 ext. 4567abc', '(415) 555-0123 4567abc'],
    ['(415) 555-0123 AB12345', '(415) 555-0123 AB12345'],
    ['(415) 555-0123 Extra1', '(415) 555-0123 Extra1'],
    ['\u202a(415)\u00a0555\u20110123\u202c', '(415) 555-0123'],
    ['٤١٥٥٥٥٠١٢٣', '(415) 555-0123'],
  ])('%s is stored as %s', (input, value) => expect(parsePhone(input)).toEqual({ ok: true, value }));

  it.each(['415555012', '', '(415) 555-0123 12345678', 'call me', '(415) 555-0123 1-2'])('refuses %s', (input) =>
    expect(parsePhone(input)).toEqual({ ok: false, problem: 'invalid-phone' }),
  );

  it('gets its mask while it is typed, and at most 7 characters of extension', () => {
    expect(['415', '4155', '4155550', '4155550123', '415555012399x9999999'].map(maskPhone)).toEqual([
      '415',
      '(415) 5',
      '(415) 555-0',
      '(415) 555-0123',
      '(415) 555-0123 99x9999',
    ]);
  });

  it('is formatted however it was stored, and unchanged if it is not a number', () => {
    expect(formatPhone('4155550123')).toBe('(415) 555-0123');
    expect(formatPhone('+90 212 555 0123')).toBe('+90 212 555 0123');
    expect(formatPhone(null)).toBe('–');
  });

  it('makes a link with its extension', () => {
    expect(phoneLink('(415) 555-0123 12')).toBe('tel:+14155550123;ext=12');
    expect(phoneLink('(415) 555-0123')).toBe('tel:+14155550123');
  });
});

describe('a social security number', () => {
  it('is stored and shown as ###-##-####', () => {
    expect(parseSsn('123456789')).toEqual({ ok: true, value: '123-45-6789' });
    expect(parseSsn('123 45 6789')).toEqual({ ok: true, value: '123-45-6789' });
    expect(formatSsn('123456789')).toBe('123-45-6789');
  });

  it.each(['000-00-0000', '000-12-3456', '666-12-3456', '123-00-4567', '123-45-0000'])('is not %s', (input) => {
    expect(parseSsn(input)).toEqual({ ok: false, problem: 'unassigned-ssn' });
    expect(looksLikeSsn(input)).toBe(true);
  });

  it('can be pasted from a letter', () => {
    expect(parseSsn('\u200e123\u201345\u20136789 ')).toEqual({ ok: true, value: '123-45-6789' });
  });

  it('is distinguished from an unmasked number', () => {
    expect([maskSsn('123-45-6789'), maskSsn('12'), '123-45-6789', '', null].map(isMaskedSsn)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(['12345678', '1234567890', '123-456-789', 'abc-de-fghi'])('refuses %s', (input) =>
    expect(parseSsn(input).ok).toBe(false),
  );

  it('shows only its last four digits when masked', () => {
    expect(maskSsn('123-45-6789')).toBe('***-**-6789');
    expect(maskSsn('12')).toBe('***-**-**12');
    expect(maskSsn('')).toBe('–');
  });

  it('gets its dashes while it is typed', () => {
    expect(['12', '1234', '123456', '1234567890'].map(typedSsn)).toEqual(['12', '123-4', '123-45-6', '123-45-6789']);
  });
});

describe('a ZIP code', () => {
  it('has five digits; four more are dropped', () => {
    expect(parseZip('90210')).toEqual({ ok: true, value: '90210' });
    expect(parseZip('90210-1234')).toEqual({ ok: true, value: '90210' });
    expect(parseZip('90210 1234')).toEqual({ ok: true, value: '90210' });
    expect(parseZip('902101234')).toEqual({ ok: true, value: '90210' });
    expect(parseZip('9021')).toEqual({ ok: false, problem: 'invalid-zip' });
    expect(formatZip(null)).toBe('–');
  });
});

describe('an email address', () => {
  it.each(['ann.lee@example.com', "o'neil+loan@mail.example.co.uk", 'a@b.io'])('%s is one', (text) =>
    expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann lee@example.com',
    'ann@exa_mple.com',
    'a..b@example.com',
    'ann@example.com, bob@example.com',
  ])('%s is not an email address', (text) => expect(isEmail(text)).toBe(false));

  it('can be pasted with the scheme of its link', () => {
    expect(parseEmail('mailto:ann@example.com')).toEqual({ ok: true, value: 'ann@example.com' });
  });

  it('keeps its local part as typed and its domain in lower case', () => {
    expect(parseEmail(' Ann.Lee@Example.COM ')).toEqual({ ok: true, value: 'Ann.Lee@example.com' });
  });

  it('answers quickly however long the text is', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@example.com`)).toBe(false);
  });
});
