import type { LoanDocument } from '../loan/document';
import { type DateField, type DisclosureStep, dateField, type SigningKind } from './signing-kinds';

type Disclosed = Pick<LoanDocument, 'loanEstimates' | 'closingDisclosures'>;
type Dated = Disclosed & Partial<Pick<LoanDocument, DateField['name']>>;

interface Issued {
  readonly number: number;
  readonly issued: string;
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
export function disclosureToSend(kind: SigningKind, loan: Disclosed): Required<Omit<Issued, 'issued'>> | undefined {
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

/**
 * The date of the loan that a step of an issued disclosure sets. The dates of a first disclosure are those of number 1, unless the loan has
 * an earlier one that was issued outside the portal.
 */
export function dateOfDisclosure(
  kind: SigningKind,
  loan: Dated,
  number: number | undefined,
  step: DisclosureStep,
): DateField | undefined {
  const held = disclosuresOf(kind, loan).find((each) => each.number === number);
  const field = dateField(kind, step);
  if (held === undefined || !field?.first) return held && field;
  const initial = dateField(kind, 'issued');
  const issued = initial && loan[initial.name];
  return held.number > 1 || (issued && issued < held.issued) ? undefined : field;
}
