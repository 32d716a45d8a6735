import type { FieldPath } from '../../domain/application/field-path';
import { disclosureItems } from '../../domain/application/requirements/disclosure-requirements';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';
import type { Owner } from '../../domain/loan/records';

/** A borrower whom the disclosures of a loan go to. */
export interface DisclosureRecipient {
  readonly owner: Owner;
  /** Empty while the borrower has no name. */
  readonly name: string;
  /** Empty while it is missing. */
  readonly email: string;
  /** Where the email address is entered. */
  readonly path: FieldPath;
}

/** The borrowers whom the disclosures of a loan go to; a borrower who has neither name nor address is left out. */
export const disclosureRecipients = (loan: LoanDocument): DisclosureRecipient[] =>
  disclosureItems(loan)
    .filter(({ name }) => name === 'aBEmail')
    .map(({ owner = '0B', value, path }) => ({ owner, path, name: borrowerName(loan, owner), email: `${value ?? ''}` }))
    .filter(({ name, email }) => name !== '' || email !== '');

/** `Ann Lee <ann@example.com>`, or what is known of it. */
export const recipientText = ({ name, email }: DisclosureRecipient): string =>
  [name, email && `<${email}>`].filter(Boolean).join(' ');
