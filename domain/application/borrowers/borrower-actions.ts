import { maxApplications, type NewLoanDocument } from '../../loan/document';
import type { Owner } from '../../loan/records';
import { arranged, type BorrowersChange, type Dispositions, withoutGaps } from './arrange';
import { applicationOf, isCoborrower } from './borrower-list';
import { type Household, householdsOf, type Person, type Values } from './household';

/** What a user can do with the borrowers of a loan. Positions are those before the action. */
export type BorrowerAction =
  | { readonly action: 'add'; readonly to: Owner; readonly firstName: string; readonly lastName: string }
  | { readonly action: 'remove'; readonly owner: Owner; readonly records?: Dispositions | undefined }
  | { readonly action: 'swap'; readonly application: 0 | 1 }
  | { readonly action: 'move'; readonly owner: Owner; readonly to: Owner }
  | { readonly action: 'primary'; readonly owner: Owner };

/** Why an action cannot be done; the texts are in `domain/messages`. */
export type BorrowerRefusal = 'no-borrower' | 'place-taken' | 'no-place' | 'last-borrower' | 'no-coborrower';

export type BorrowerOutcome =
  | { readonly ok: true; readonly change: BorrowersChange; readonly households: readonly Household[] }
  | { readonly ok: false; readonly refusal: BorrowerRefusal };

type Step = readonly Household[] | BorrowerRefusal;

const noOne: Household = { values: {}, borrower: null, coborrower: null };

const at = (households: readonly Household[], owner: Owner): Person | null => {
  const household = households[applicationOf(owner)];
  return (isCoborrower(owner) ? household?.coborrower : household?.borrower) ?? null;
};

/** The applications with a given borrower, or none, at a position. */
function placed(households: readonly Household[], owner: Owner, person: Person | null): Household[] {
  const index = applicationOf(owner);
  const next = [...households];
  next[index] = { ...(next[index] ?? noOne), [isCoborrower(owner) ? 'coborrower' : 'borrower']: person };
  return next;
}

/**
 * Why a position cannot be filled; undefined if it can: a co-borrower requires a borrower, and a loan has at most two
 * applications.
 */
function refusalAt(households: readonly Household[], to: Owner): BorrowerRefusal | undefined {
  if (at(households, to) !== null) return 'place-taken';
  const index = applicationOf(to);
  if (index >= maxApplications || index > households.length) return 'no-place';
  return isCoborrower(to) && households[index]?.borrower == null ? 'no-place' : undefined;
}

/** A borrower who has data but no name gets one. */
function added(households: readonly Household[], to: Owner, name: Values): Step {
  const there = at(households, to);
  if (there === null) return refusalAt(households, to) ?? placed(households, to, { was: null, values: name });
  if (there.values.aBFirstNm || there.values.aBLastNm) return 'place-taken';
  return placed(households, to, { ...there, values: { ...there.values, ...name } });
}

function removed(households: readonly Household[], owner: Owner): Step {
  if (at(households, owner) === null) return 'no-borrower';
  const left = withoutGaps(placed(households, owner, null));
  return left.length === 0 ? 'last-borrower' : left;
}

const swapped = ({ values, borrower, coborrower }: Household): Household => ({
  values,
  borrower: coborrower,
  coborrower: borrower,
});

function swappedAt(households: readonly Household[], application: number): Step {
  if (households[application]?.coborrower == null) return 'no-coborrower';
  return withoutGaps(households.map((one, index) => (index === application ? swapped(one) : one)));
}

/** Moves application-level answers along when an application is merged; existing answers of the other one are kept. */
function movedTo(households: readonly Household[], owner: Owner, to: Owner): Step {
  const person = at(households, owner);
  if (person === null) return 'no-borrower';
  if (applicationOf(owner) === applicationOf(to)) return 'place-taken';
  const refusal = refusalAt(households, to);
  if (refusal) return refusal;
  const left = placed(placed(households, owner, null), to, person);
  const home = left[applicationOf(owner)];
  const target = left[applicationOf(to)];
  if (home?.borrower != null || home?.coborrower != null || target === undefined) return withoutGaps(left);
  const values = { ...home?.values, ...target.values };
  return withoutGaps(left.map((one) => (one === target ? { ...one, values } : one)));
}

function primary(households: readonly Household[], owner: Owner): Step {
  if (at(households, owner) === null) return 'no-borrower';
  const first = households[applicationOf(owner)];
  const others = households.filter((one) => one !== first);
  return first === undefined ? 'no-borrower' : [isCoborrower(owner) ? swapped(first) : first, ...others];
}

function stepOf(households: readonly Household[], action: BorrowerAction): Step {
  switch (action.action) {
    case 'add':
      return added(households, action.to, { aBFirstNm: action.firstName, aBLastNm: action.lastName });
    case 'remove':
      return removed(households, action.owner);
    case 'swap':
      return swappedAt(households, action.application);
    case 'move':
      return movedTo(households, action.owner, action.to);
    case 'primary':
      return closedOr(primary(households, action.owner));
  }
}

const closedOr = (step: Step): Step => (typeof step === 'string' ? step : withoutGaps(step));

/** The loan after an action on its borrowers, or why it is not possible. */
export function changeBorrowers(document: NewLoanDocument, action: BorrowerAction): BorrowerOutcome {
  const households = stepOf(householdsOf(document), action);
  if (typeof households === 'string') return { ok: false, refusal: households };
  const dispositions = action.action === 'remove' ? action.records : undefined;
  return { ok: true, households, change: arranged(document, households, dispositions) };
}

/** The loan without one of its applications, its borrowers, and what only they own. */
export function withoutApplication(document: NewLoanDocument, application: 0 | 1): BorrowerOutcome {
  const households = householdsOf(document);
  if (households[application] === undefined) return { ok: false, refusal: 'no-borrower' };
  const left = withoutGaps(households.filter((_, index) => index !== application));
  if (left.length === 0) return { ok: false, refusal: 'last-borrower' };
  return { ok: true, households: left, change: arranged(document, left) };
}
