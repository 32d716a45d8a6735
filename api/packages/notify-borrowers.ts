import { borrowerName, borrowersOf, type LoanDocument } from '../../domain/loan/document';
import type { PackageType } from '../../domain/packages/package-types';
import type { MadePackage } from '../../domain/packages/packages.schemas';
import type { AppContext } from '../app-context';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { createSigningPackage } from '../signing/signing.service';

/** How the borrowers read the name of a package in their email. */
const titles: Readonly<Record<PackageType, string>> = {
  Predisclosure: 'Initial disclosures',
  Redisclosure: 'Revised disclosures',
  ClosingDisclosure: 'Closing Disclosure',
  Closing: 'Closing documents',
  PostClosing: 'Documents after closing',
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
  const title = titles[packageId];
  await createSigningPackage(portal, caller, loan.sLNm, {
    ...{ key: id, title, kind: 'other', documents: [{ documentId: docId, title }], recipients: recipientsOf(loan) },
  });
}
