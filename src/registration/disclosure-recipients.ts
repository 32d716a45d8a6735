import type { LoanDocument } from '../../domain/loan/document';

const named = (first?: string | null, last?: string | null, email?: string | null): string =>
  [[first, last].filter(Boolean).join(' '), email && `<${email}>`].filter(Boolean).join(' ');

/** The borrowers whom the disclosures of a loan go to, with their email addresses. */
export const disclosureRecipients = ({ applicants }: Pick<LoanDocument, 'applicants'>): string[] =>
  applicants
    .flatMap((one) => [
      named(one.aBFirstNm, one.aBLastNm, one.aBEmail),
      named(one.aCFirstNm, one.aCLastNm, one.aCEmail),
    ])
    .filter((text) => text !== '');
