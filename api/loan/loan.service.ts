import { randomUUID } from 'node:crypto';
import { unknownOwners } from '../../domain/application/borrowers/unknown-owners';
import { validateLoanChange } from '../../domain/application/change/loan-change';
import { type LoanDocument, recordLists } from '../../domain/loan/document';
import { mayPlaceLoan } from '../../domain/loan/visibility';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { AppError, invalid, notAuthorized } from '../http/app-error';
import type { Caller } from '../http/caller';
import { retiredCodes } from '../reference/reference.service';
import { writeLoan } from './gateway.service';
import { maskLoan, withoutMaskedSsns } from './ssn-mask';

export { readChangeLog, readChangeLogValues } from './change-log.service';
export { readLos } from './gateway.service';
export { publishOrderChange } from './live/live.service';
export { selfTestLive } from './live/self-test-live';
export { countLoansOf, countLoansOnProgram, knownLoans } from './loans-of.service';
export { maskLoan } from './ssn-mask';

export type Input = Readonly<Record<string, unknown>>;

/** A change of one loan, and what to call it in the audit. */
export interface ChangeRequest {
  readonly version: number;
  readonly fields: Input;
  readonly action: string;
}

const PLACEMENT = ['sBranchChannelT', 'sCorrespondentProcessT', 'sBranchName', 'sOriginatingCompanyName'] as const;

/**
 * Changes fields of a loan. Fields that come back as they were answered are no change. Throws `stale` (409) with the loan as
 * it is now where the version is not its, `invalid` (422) with fields, and refuses to move a loan out of its maker's sight.
 */
export async function changeLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  request: ChangeRequest,
): Promise<LoanDocument> {
  assertVersion(loan, request.version);
  const sent = withRecordIds(withoutMaskedSsns(request.fields, loan));
  const { changes, fields } = validateLoanChange(sent, loan, await retiredCodes(portal.db));
  if (Object.keys(fields).length > 0) throw invalid('fields-not-valid', fields);
  if (Object.keys(changes).length === 0) return loan;
  assertPlacement(caller.actor, loan, changes);
  assertOwners(loan, changes);
  const write = {
    action: request.action,
    loanNum: loan.sLNm,
    detail: { fields: Object.keys(changes) },
    event: 'loan',
  } as const;
  return writeLoan(portal, caller, write, (operation) =>
    portal.los.changeLoan(operation, loan.sLNm, { version: request.version, changes }),
  );
}

/** Throws `stale` (409) with the loan as it is now where another version of it was read. */
export function assertVersion(loan: LoanDocument, version: number): void {
  if (version === loan.version) return;
  throw new AppError('stale', 409, 'stale', { extra: { current: maskLoan(loan) } });
}

/** Nothing is given to a co-borrower whom the loan does not have; what was so before may be put right step by step. */
function assertOwners(loan: LoanDocument, changes: Input): void {
  const stray = unknownOwners({ ...loan, ...changes });
  if (stray.length <= unknownOwners(loan).length) return;
  const fields = stray.map((place) => [place, 'not-a-code'] as const);
  throw invalid('fields-not-valid', Object.fromEntries(fields));
}

/** Where a loan belongs decides who sees it: that is for staff, and nobody loses sight of a loan by their own change. */
function assertPlacement(actor: Actor, loan: LoanDocument, changes: Input): void {
  if (!PLACEMENT.some((name) => name in changes)) return;
  const outsider = actor.isPml || actor.isRetail;
  if (outsider || !mayPlaceLoan(actor, loan, { ...loan, ...changes })) throw notAuthorized();
}

/** New records of a list get their IDs here. */
export function withRecordIds(sent: Input): Input {
  const lists = recordLists.flatMap((name) => {
    const records = sent[name];
    return Array.isArray(records) ? [[name, records.map(withId)] as const] : [];
  });
  return lists.length === 0 ? sent : { ...sent, ...Object.fromEntries(lists) };
}

const withId = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && !('id' in record && record.id)
    ? { ...record, id: randomUUID() }
    : record;
