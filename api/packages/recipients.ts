import { borrowerName, borrowersOf, type LoanDocument } from '../../domain/loan/document';
import type { AuditView } from '../../domain/packages/packages.schemas';
import { signerLanguage } from '../../domain/signing/signer-language';
import type { NewSigner } from '../../domain/signing/signing.schemas';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import { openJson, type SealedText, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { PackageRow } from './packages.queries';

type Recipients = AuditView['recipients'];

const peopleOf = (loan: LoanDocument) =>
  borrowersOf(loan).map((owner) => {
    const applicant = loan.applicants[Number(owner[0])] ?? {};
    const who = owner.endsWith('C') ? 'C' : 'B';
    const email = applicant[`a${who}Email`]?.trim() || null;
    return { name: borrowerName(loan, owner), email, language: signerLanguage(applicant, who) };
  });

/** The borrowers with the addresses to which a package is sent; null for one without. */
export const recipientsOf = (loan: LoanDocument): Recipients =>
  peopleOf(loan).map(({ name, email }) => ({ name, email }));

/** Who signs: every borrower. Throws if one has no address. */
export const signersOf = (loan: LoanDocument): NewSigner[] =>
  peopleOf(loan).map(({ name, email, language }) => {
    if (email === null || name === '') throw refuse('conflict', 'package-without-email');
    return { name, email, language, code: null };
  });

const place = (id: string): string => `portal.document_packages:${id}:recipients`;

export const sealedFor = (
  { vault }: Pick<AppContext, 'vault'>,
  id: string,
  signers: readonly NewSigner[],
): SealedText<readonly NewSigner[]> => sealJson(vault, signers, place(id));

/** Whom a package is sent to; no one if it is only filed. */
export const storedRecipients = (
  { vault }: Pick<AppContext, 'vault'>,
  { id, recipients }: PackageRow,
): readonly NewSigner[] => (recipients === null ? [] : openJson(vault, recipients, place(id)));

/** The recipients, for a rotation of the keys. */
export const sealedRecipients = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.document_packages',
    key: 'id',
    columns: { recipients: ({ id }) => place(String(id)) },
  });
