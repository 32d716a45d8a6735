import { borrowerName, borrowersOf, type LoanDocument } from '../../domain/loan/document';
import type { PackageType } from '../../domain/packages/package-types';
import type { MadePackage } from '../../domain/packages/packages.schemas';
import type { SigningKind } from '../../domain/signing/signing-kinds';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { createSigningPackage } from '../signing/signing.service';

/** How the borrowers read the name of a package in their email. */
const kinds: Readonly<Record<PackageType, readonly [kind: SigningKind, title: string]>> = {
  Predisclosure: ['initial-disclosures', 'Initial disclosures'],
  Redisclosure: ['redisclosure', 'Revised disclosures'],
  ClosingDisclosure: ['closing-disclosure', 'Closing Disclosure'],
  Closing: ['other', 'Closing documents'],
  PostClosing: ['other', 'Documents after closing'],
};

/** Who signs: every borrower, each with an email address. Throws if one has none. */
export function recipientsOf(loan: LoanDocument) {
  return borrowersOf(loan).map((owner) => {
    const applicant = loan.applicants[Number(owner[0])] ?? {};
    const email = (owner.endsWith('C') ? applicant.aCEmail : applicant.aBEmail)?.trim();
    const name = borrowerName(loan, owner);
    if (!email || name === '') throw refuse('conflict', 'package-without-email');
    return { name, email, language: 'en' as const, code: null };
  });
}

/** Sends the document of a package to the borrowers to sign, once for each package. */
export async function notifyBorrowers(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, packageId, docId }: MadePackage & { readonly docId: string },
): Promise<void> {
  const [kind, title] = kinds[packageId];
  await createSigningPackage(portal, caller, loan.sLNm, {
    ...{ key: id, title, kind, documents: [{ documentId: docId, title }], recipients: recipientsOf(loan) },
  });
}
