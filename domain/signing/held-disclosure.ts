import type { LoanDocument } from '../loan/document';
import type { SigningKind } from './signing-kinds';

type Disclosed = Pick<LoanDocument, 'loanEstimates' | 'closingDisclosures'>;

interface Issued {
  readonly number: number;
  readonly documentId?: string | undefined;
}

/** The issued disclosures that a package of this kind is about. */
function disclosuresOf(
  kind: SigningKind,
  { loanEstimates = [], closingDisclosures = [] }: Disclosed,
): readonly Issued[] {
  switch (kind) {
    case 'initial-disclosures':
      return loanEstimates.filter(({ number }) => number === 1);
    case 'redisclosure':
      return loanEstimates.filter(({ number }) => number > 1);
    case 'closing-disclosure':
      return closingDisclosures;
    case 'other':
      return [];
  }
}

/** The latest disclosure that a package of this kind can be sent with, and its document. */
export function disclosureToSend(kind: SigningKind, loan: Disclosed): Required<Issued> | undefined {
  const found = disclosuresOf(kind, loan).findLast(({ documentId }) => documentId !== undefined);
  return found?.documentId === undefined ? undefined : { number: found.number, documentId: found.documentId };
}

/**
 * The number of the issued disclosure that is among these documents. Without one, a package of this kind is no disclosure, and sets no
 * date of the loan.
 */
export const heldDisclosure = (kind: SigningKind, loan: Disclosed, fileIds: readonly string[]): number | undefined =>
  disclosuresOf(kind, loan).findLast(({ documentId }) => documentId !== undefined && fileIds.includes(documentId))
    ?.number;
