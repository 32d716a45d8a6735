import { randomUUID } from 'node:crypto';
import { unknownOwners } from '../../domain/application/borrowers/unknown-owners';
import { validateLoanChange } from '../../domain/application/change/loan-change';
import type { AuditAction } from '../../domain/audit/audit-actions';
import { pacificDate } from '../../domain/format/date';
import { type LoanDocument, recordLists } from '../../domain/loan/document';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { isSetByProgram } from '../../domain/loan/set-by-program';
import { mayPlaceLoan } from '../../domain/loan/visibility';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { invalid, notAuthorized, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { changeRules } from '../reference/reference.service';
import { assertNoticeDay } from './adverse-action';
import { assertClosingDays } from './closing-days';
import { assertDisclosureDays } from './disclosure-days';
import { writeLoan } from './gateway.service';
import { lenderDecisions } from './lender-decisions.service';
import { placeOfNewZip } from './property-place';
import { maskLoan, withoutMaskedSsns } from './ssn-mask';

export { assigneesNamed, assignLoan } from './assignment.service';
export { readChangeLog, readChangeLogValues } from './change-log.service';
export { assertClosingDays } from './closing-days';
export { sealedCreations } from './creation/sealed-creations';
export { assertDisclosureDays } from './disclosure-days';
export type { LoanFill } from './fill-loans.service';
export { readLos } from './gateway.service';
export { liveStreams, publishMark, publishMessage, publishOrderChange, publishTopicReaders } from './live/live.service';
export { selfTestLive } from './live/self-test-live';
export { moveLoan } from './loan-status.service';
export { countLoansOf, countLoansOnProgram } from './loans-of.service';
export { loansWithout } from './loans-without.queries';
export { selectLoans } from './pipeline/selection.service';
export { priceViewOf, scenarioOwner } from './price-view';
export { maskLoan } from './ssn-mask';

export type Input = Readonly<Record<string, unknown>>;

/** A change of one loan, and its action name in the audit. */
export interface ChangeRequest {
  readonly version: number;
  readonly fields: Input;
  readonly action: AuditAction;
}

const PLACEMENT = ['sBranchChannelT', 'sCorrespondentProcessT', 'sBranchName', 'sOriginatingCompanyName'] as const;

/**
 * Changes fields of a loan; unchanged values are ignored. Throws `stale` (409) with the current loan if the version is old,
 * `invalid` (422) with fields, and refuses to move a loan out of the author's own scope.
 */
export async function changeLoan(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  request: ChangeRequest,
): Promise<LoanDocument> {
  assertVersion(loan, request.version);
  const sent = withRecordIds(withoutMaskedSsns(request.fields, loan));
  const rules = await changeRules(portal.db);
  const { changes: valid, fields } = validateLoanChange(sent, loan, rules.retired);
  if (Object.keys(fields).length > 0) throw invalid('fields-not-valid', fields);
  const { sSpRentQualT: _rent, sShortDebtPc: _percent, ...own } = valid;
  if (Object.keys(own).length === 0) return loan;
  const place = await placeOfNewZip(portal, loan, own);
  // A correction of the register reports a decision that was made; its figures stay.
  const decisions = request.action === 'hmda.correct' ? {} : lenderDecisions(rules, loan);
  const changes = { ...withoutSetByLos(own, loan), ...place, ...decisions };
  assertPlacement(caller.actor, loan, changes);
  assertNoticeDay(caller.actor, loan, changes, portal.clock());
  assertDisclosureDays(caller.actor, loan, changes);
  assertClosingDays(loan, changes, pacificDate(portal.clock()));
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

/**
 * Leaves out what only the LOS may set. It derives the same from the rest of the change: the end of a quoted premium, or the points of
 * the chosen program in dollars after a change of the loan amount.
 */
const withoutSetByLos = (changes: Input, loan: LoanDocument): Input =>
  Object.fromEntries(
    Object.entries(changes).filter(([name]) => fieldSpec(name)?.guarded !== true && !isSetByProgram(name, loan)),
  );

/** Throws `stale` (409) with the current loan if another version was read. */
export function assertVersion(loan: LoanDocument, version: number): void {
  if (version === loan.version) return;
  throw refuse('stale', 'stale', { extra: { current: maskLoan(loan) } });
}

/**
 * Records may not be given to a co-borrower that the loan does not have. Existing ones may remain, so that they can be fixed
 * step by step.
 */
function assertOwners(loan: LoanDocument, changes: Input): void {
  const unknown = unknownOwners({ ...loan, ...changes });
  if (unknown.length <= unknownOwners(loan).length) return;
  const fields = unknown.map((place) => [place, 'not-a-code'] as const);
  throw invalid('fields-not-valid', Object.fromEntries(fields));
}

/** The placement of a loan decides who sees it: only staff may change it, and no one may remove their own access. */
function assertPlacement(actor: Actor, loan: LoanDocument, changes: Input): void {
  if (!PLACEMENT.some((name) => Object.hasOwn(changes, name))) return;
  const outsider = actor.isPml || actor.isRetail;
  if (outsider || !mayPlaceLoan(actor, loan, { ...loan, ...changes })) throw notAuthorized();
}

/** Assigns IDs to new records. */
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
