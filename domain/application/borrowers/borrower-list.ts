import { borrowerName, type NewLoanDocument } from '../../loan/document';
import { type Owner, owners } from '../../loan/records';
import { householdsOf } from './household';

/** A borrower of a loan, by the place they have in it. */
export interface BorrowerPosition {
  readonly owner: Owner;
  /** First and last name; empty if there is none yet. */
  readonly name: string;
  /** Application number, 0 or 1. */
  readonly application: 0 | 1;
  readonly isCoborrower: boolean;
}

export const applicationOf = (owner: Owner): 0 | 1 => (owner.startsWith('1') ? 1 : 0);

export const isCoborrower = (owner: Owner): boolean => owner.endsWith('C');

/** Whether a text is the place of a borrower: the `brwId` of an address, for one. */
export const isOwner = (text: string): text is Owner => owners.some((owner) => owner === text);

/** The borrowers of a loan in the order 0B, 0C, 1B, 1C: the first one, and all others who have data. */
export function borrowerPositions(document: NewLoanDocument): BorrowerPosition[] {
  const people = householdsOf(document).flatMap(({ borrower, coborrower }) => [borrower, coborrower]);
  const present = people.flatMap((person) => person?.was ?? []);
  return present.map((owner) => ({
    owner,
    name: borrowerName(document, owner),
    application: applicationOf(owner),
    isCoborrower: isCoborrower(owner),
  }));
}
