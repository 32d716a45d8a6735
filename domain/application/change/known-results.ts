import type { NewLoanDocument } from '../../loan/document';

type Changes = Readonly<Record<string, unknown>>;

/** Loans as {@link applyLoanChange} returned them. Computing one again changes nothing. */
const results = new WeakSet<NewLoanDocument>();

/** What validated changes make of a loan, where their validation had to compute it. */
const validated = new WeakMap<Changes, { readonly before: NewLoanDocument; readonly after: NewLoanDocument }>();

/** Remembers the result of a change that was applied. */
export function rememberResult<Kind extends NewLoanDocument>(loan: Kind): Kind {
  results.add(loan);
  return loan;
}

/** Remembers what changes, as they were validated, make of a loan. */
export function rememberValidated(changes: Changes, before: NewLoanDocument, after: NewLoanDocument): void {
  validated.set(changes, { before, after });
}

/** The result of a change without computing it; undefined if it is not known. Loans and changes are never altered in place. */
export function knownResult<Kind extends NewLoanDocument>(before: Kind, changes: Changes): Kind | undefined {
  const known = validated.get(changes);
  if (known?.before === before) return known.after as Kind;
  return results.has(before) && Object.keys(changes).length === 0 ? before : undefined;
}
