import type { NewLoanDocument } from '../../loan/document';
import { type Owner, owners } from '../../loan/records';
import { type BorrowerAction, changeBorrowers } from './borrower-actions';
import { applicationOf } from './borrower-list';

const isPossible = (document: NewLoanDocument, action: BorrowerAction): boolean => changeBorrowers(document, action).ok;

/** The positions where a borrower can be added. */
export const freePositions = (document: NewLoanDocument): Owner[] =>
  owners.filter((to) => isPossible(document, { action: 'add', to, firstName: '', lastName: '' }));

/** The positions a borrower can move to: the free ones of the other application, unless only their number would change. */
function movesOf(document: NewLoanDocument, owner: Owner): BorrowerAction[] {
  const hasPartner = isPossible(document, { action: 'swap', application: applicationOf(owner) });
  return owners
    .filter((to) => applicationOf(to) !== applicationOf(owner) && (hasPartner || to.endsWith('C')))
    .map((to): BorrowerAction => ({ action: 'move', owner, to }))
    .filter((action) => isPossible(document, action));
}

/** The possible actions for a borrower, besides removing. */
export function movingActions(document: NewLoanDocument, owner: Owner): BorrowerAction[] {
  const swap: BorrowerAction = { action: 'swap', application: applicationOf(owner) };
  const primary: BorrowerAction = { action: 'primary', owner };
  return [
    ...(owner !== '0B' && isPossible(document, primary) ? [primary] : []),
    ...(applicationOf(owner) === 1 && isPossible(document, swap) ? [swap] : []),
    ...movesOf(document, owner),
  ];
}

export const mayRemove = (document: NewLoanDocument, owner: Owner): boolean =>
  isPossible(document, { action: 'remove', owner });
