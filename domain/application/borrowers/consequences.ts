import { type NewLoanDocument, type RecordListName, recordLists } from '../../loan/document';
import type { LoanRecord, Owner } from '../../loan/records';
import { newPositions } from './arrange';
import { type BorrowerAction, type BorrowerOutcome, type BorrowerRefusal, changeBorrowers } from './borrower-actions';
import { householdsOf } from './household';

/** The consequences of an action on the borrowers, shown before it is done. */
export interface Consequences {
  /** Who changes position. */
  readonly moves: readonly { readonly from: Owner; readonly to: Owner }[];
  /** The occupancy of the loan afterwards, if another application becomes the first. */
  readonly occupancy: string | undefined;
}

/** The consequences of removing a borrower. */
export interface Removal extends Consequences {
  /**
   * The application ends with its last borrower, and its application-level answers (rent, occupancy, title names) are removed.
   */
  readonly applicationGoes: boolean;
  /** Records with no other owner, by list: the user decides what happens to them. Title holders stay. */
  readonly own: Readonly<Partial<Record<RecordListName, readonly LoanRecord[]>>>;
  /** The number of shared records, which keep their other owners. */
  readonly shared: number;
  /** Stays on title without borrowing. */
  readonly staysOnTitle: boolean;
  /** Borrowers who could get the records, by their position before the removal. */
  readonly newOwners: readonly Owner[];
}

function occupancyAfter(document: NewLoanDocument, outcome: BorrowerOutcome & { ok: true }): string | undefined {
  const { aOccT } = outcome.households[0]?.values ?? {};
  const follows = typeof aOccT === 'string' && aOccT !== document.applicants[0]?.aOccT;
  return follows && aOccT !== document.sOccTPe ? aOccT : undefined;
}

function consequencesIn(document: NewLoanDocument, outcome: BorrowerOutcome & { ok: true }): Consequences {
  const moves = [...newPositions(outcome.households)].map(([from, to]) => ({ from, to }));
  return { moves: moves.filter(({ from, to }) => from !== to), occupancy: occupancyAfter(document, outcome) };
}

/** Who moves and the resulting changes, or why the action is not possible. */
export function consequencesOf(document: NewLoanDocument, action: BorrowerAction): Consequences | BorrowerRefusal {
  const outcome = changeBorrowers(document, action);
  return outcome.ok ? consequencesIn(document, outcome) : outcome.refusal;
}

/**
 * The consequences of removing a borrower: which records are removed or lose an owner, and who moves up; or why it is not
 * possible.
 */
export function removalOf(document: NewLoanDocument, owner: Owner): Removal | BorrowerRefusal {
  const outcome = changeBorrowers(document, { action: 'remove', owner });
  if (!outcome.ok) return outcome.refusal;
  const theirs = recordLists.map((list) => {
    const records: readonly LoanRecord[] = document[list] ?? [];
    return [list, records.filter(({ owners }) => owners.includes(owner))] as const;
  });
  const own = theirs
    .filter(([list]) => list !== 'vestings')
    .map(([list, records]) => [list, records.filter(({ owners }) => owners.length === 1)] as const);
  return {
    ...consequencesIn(document, outcome),
    applicationGoes: outcome.households.length < householdsOf(document).length,
    own: Object.fromEntries(own.filter(([, records]) => records.length > 0)),
    shared: theirs.flatMap(([, records]) => records.filter(({ owners }) => owners.length > 1)).length,
    staysOnTitle: theirs.some(([list, records]) => list === 'vestings' && records.length > 0),
    newOwners: [...newPositions(outcome.households).keys()],
  };
}
