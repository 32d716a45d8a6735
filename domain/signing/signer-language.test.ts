import { expect, it } from 'vitest';
import { signerLanguage } from './signer-language';

it.each([
  ['Arabic', 'ar'],
  ['العربية', 'ar'],
  ['Turkish', 'tr'],
  ['Türkçe', 'tr'],
  ['Quechua', 'en'],
  [null, 'en'],
])('writes to a borrower who prefers %s in %s', (aBLanguageDesc, language) => {
  expect(signerLanguage({ aBLanguageT: 'other', aBLanguageDesc }, 'B')).toBe(language);
});

it('follows each borrower of an application, and English where nothing else is preferred', () => {
  const applicant = { aBLanguageT: 'eng', aBLanguageDesc: 'Arabic', aCLanguageT: 'other', aCLanguageDesc: 'Arabic' };
  expect(signerLanguage(applicant, 'B')).toBe('en');
  expect(signerLanguage(applicant, 'C')).toBe('ar');
  expect(signerLanguage(undefined, 'B')).toBe('en');
});
