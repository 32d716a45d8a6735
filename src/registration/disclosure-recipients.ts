import { disclosureItems } from '../../domain/application/requirements/disclosure-requirements';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';

/** The borrowers whom the disclosures of a loan go to, with their email addresses. */
export const disclosureRecipients = (loan: LoanDocument): string[] =>
  disclosureItems(loan)
    .filter(({ name }) => name === 'aBEmail')
    .map(({ owner = '0B', value }) => [borrowerName(loan, owner), value && `<${value}>`].filter(Boolean).join(' '))
    .filter((text) => text !== '');
