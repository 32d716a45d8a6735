import { expect, it } from 'vitest';
import { signingMail } from './signing-mail';

const facts = {
  ...{ lender: 'Emet', contact: '(626) 555-0100', link: 'https://portal/sign' },
  row: { title: 'Letters' },
  signer: { name: 'Ruta', link_expires_at: new Date('2026-12-04T18:42:00Z') },
} as never;

it.each([
  ['invitation', /before you sign: \(626\) 555-0100\./],
  ['reminder', /before you sign: \(626\) 555-0100\./],
  ['copy', /Questions\? Call or email us: \(626\) 555-0100\./],
  ['moved', /Questions\? Call or email us: \(626\) 555-0100\./],
  ['voided', /Questions\? Call or email us: \(626\) 555-0100\./],
] as const)('%s says how to reach the lender, and speaks of signing only before it', (what, text) => {
  expect(signingMail(what, 'en', facts).text).toMatch(text);
});

it('names a package that the portal titled in the signer’s language, and keeps a title that a user typed', () => {
  const textOf = (title: string) =>
    signingMail('invitation', 'ar', { ...(facts as object), row: { title } } as never).text;
  expect(textOf('Property Inspection Waiver Disclosure')).toContain('إفصاح الإعفاء من معاينة العقار');
  expect(textOf('Initial disclosures')).toContain('الإفصاحات الأولية');
  expect(textOf('Letters')).toContain('Letters');
});
