import type { Disposition } from '../../domain/application/borrowers/arrange';
import type { BorrowersRequest } from '../../domain/application/borrowers/borrower-action.schemas';
import {
  type BorrowerAction,
  type BorrowerOutcome,
  type BorrowerRefusal,
  changeBorrowers,
  withoutApplication,
} from '../../domain/application/borrowers/borrower-actions';
import { type Removal, removalOf } from '../../domain/application/borrowers/consequences';
import { sections } from '../../domain/application/sections';
import type { AuditAction } from '../../domain/audit/audit-actions';
import type { LoanDocument, RecordListName } from '../../domain/loan/document';
import type { PlainCode } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { type AppError, invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, changeLoan } from '../loan/loan.service';
import { readSection } from './sections.service';

const refusals: Readonly<Record<Exclude<BorrowerRefusal, 'no-borrower'>, PlainCode>> = {
  'place-taken': 'borrower-place-taken',
  'no-place': 'no-place-for-borrower',
  'last-borrower': 'last-borrower',
  'no-coborrower': 'no-coborrower',
};

const refused = (refusal: BorrowerRefusal, what: PlainCode): AppError =>
  refusal === 'no-borrower' ? notFound(what) : refuse('conflict', refusals[refusal]);

interface Done {
  readonly version: number;
  readonly action: AuditAction;
  readonly what: PlainCode;
}

/** Saves the outcome. */
async function save(portal: AppContext, caller: Caller, loan: LoanDocument, outcome: BorrowerOutcome, done: Done) {
  const { version, action, what } = done;
  if (!outcome.ok) throw refused(outcome.refusal, what);
  const fields = { ...outcome.change };
  const changed = await changeLoan(portal, caller, loan, { version, fields, action });
  return readSection(changed, sections['borrower-info']);
}

function problemOf({ newOwners }: Removal, disposition: Disposition | undefined): PlainCode | null {
  if (disposition === undefined) return 'required';
  return disposition === 'remove' || newOwners.includes(disposition) ? null : 'new-owner-leaves';
}

/** Throws `invalid` (422) until the request says, for every list, what happens to the records that only the borrower owns. */
function assertDecided(loan: LoanDocument, action: BorrowerAction): void {
  if (action.action !== 'remove') return;
  const removal = removalOf(loan, action.owner);
  if (typeof removal === 'string') return;
  const lists = Object.keys(removal.own) as RecordListName[];
  const fields = lists.flatMap((list) => {
    const problem = problemOf(removal, action.records?.[list]);
    return problem === null ? [] : [[`records.${list}`, problem] as const];
  });
  if (fields.length === 0) return;
  throw invalid('records-undecided', Object.fromEntries(fields));
}

/** Adds, removes or moves a borrower; returns the borrowers section. */
export async function actOnBorrowers(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { version, ...action }: BorrowersRequest,
) {
  // Report a stale version before a refusal, because the refusal may be a result of it.
  assertVersion(loan, version);
  assertDecided(loan, action);
  const done = { version, action: `loan.borrower-${action.action}`, what: 'borrower-not-found' } as const;
  return save(portal, caller, loan, changeBorrowers(loan, action), done);
}

/** Removes one application of a loan; without a version, the loan's current one is used. */
export async function removeApplication(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  request: { readonly id: string; readonly version: number | undefined },
) {
  const { id, version = loan.version } = request;
  assertVersion(loan, version);
  if (id !== '0' && id !== '1') throw notFound('application-not-found');
  const done = { version, action: 'loan.application-remove', what: 'application-not-found' } as const;
  return save(portal, caller, loan, withoutApplication(loan, id === '0' ? 0 : 1), done);
}
