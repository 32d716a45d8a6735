import type { Language } from '../format/language';
import type { LoanDocument } from '../loan/document';

/** Applications name a few languages by code; the others are written by hand, in English or in the language itself. */
const written: readonly (readonly [RegExp, Language])[] = [
  [/arab|عرب/iu, 'ar'],
  [/turk|türk|ترك/iu, 'tr'],
];

type Applicant = LoanDocument['applicants'][number];

/** The language in which a borrower gets emails and signing pages: the one that they prefer, if the portal has it. */
export function signerLanguage(applicant: Applicant | undefined, who: 'B' | 'C'): Language {
  const [code, description] =
    who === 'B'
      ? [applicant?.aBLanguageT, applicant?.aBLanguageDesc]
      : [applicant?.aCLanguageT, applicant?.aCLanguageDesc];
  if (code !== 'other') return 'en';
  return written.find(([pattern]) => pattern.test(description ?? ''))?.[1] ?? 'en';
}
