import { type NewLoanDocument, type RecordListName, recordLists } from '../../loan/document';
import type { LoanRecord, Owner } from '../../loan/records';
import { newPositions } from './arrange';
import { type BorrowerAction, type BorrowerOutcome, type BorrowerRefusal, changeBorrowers } from './borrower-actions';
import { householdsOf } from './household';

/** What an action on the borrowers brings with it, to be said before it is done. */
export interface Consequences {
  /** Who stands somewhere else afterwards. */
  readonly moves: readonly { readonly from: Owner; readonly to: Owner }[];
  /** The occupancy of the loan afterwards, where it follows another first application. */
  readonly occupancy: string | undefined;
}

/** What the removal of a borrower brings with it. */
export interface Removal extends Consequences {
  /** The application ends with its last borrower, and what it says as a whole (rent, occupancy, title names) goes. */
  readonly applicationGoes: boolean;
  /** Records that nobody else owns, by list: a person decides what becomes of them. Title holders stay. */
  readonly own: Readonly<Partial<Record<RecordListName, readonly LoanRecord[]>>>;
  /** How many records others own, too: those keep the others. */
  readonly shared: number;
  /** Stays on title without borrowing. */
  readonly staysOnTitle: boolean;
  /** Who could have the records, where they stand before the removal. */
  readonly heirs: readonly Owner[];
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

/** Who moves, and what follows; or why the action cannot be done. */
export function consequencesOf(document: NewLoanDocument, action: BorrowerAction): Consequences | BorrowerRefusal {
  const outcome = changeBorrowers(document, action);
  return outcome.ok ? consequencesIn(document, outcome) : outcome.refusal;
}

/** What removing a borrower does: which records go or lose an owner, who moves up; or why it cannot be done. */
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
    heirs: [...newPositions(outcome.households).keys()],
  };
}
