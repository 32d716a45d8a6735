import type { LoanDocument } from '../../domain/loan/document';
import { disclosureToSend } from '../../domain/signing/held-disclosure';
import { type SigningKind, signingKinds } from '../../domain/signing/signing-kinds';

/** What a package can be sent for: a disclosure only by who may issue it, and once its document is there. */
export const kindsToSend = (
  loan: Pick<LoanDocument, 'loanEstimates' | 'closingDisclosures'>,
  mayDisclose: boolean,
  documentIds: readonly string[],
): SigningKind[] =>
  signingKinds.filter((kind) => {
    if (kind === 'other') return true;
    const disclosure = disclosureToSend(kind, loan);
    return mayDisclose && disclosure !== undefined && documentIds.includes(disclosure.documentId);
  });
