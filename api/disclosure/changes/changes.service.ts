import type { AuditAction } from '../../../domain/audit/audit-actions';
import { generalCalendar } from '../../../domain/disclosure/calendar/business-days';
import { revisionDue } from '../../../domain/disclosure/calendar/disclosure-clock';
import { type CocTask, cocTask } from '../../../domain/disclosure/changes/changes.contract';
import { withChange } from '../../../domain/disclosure/changes/charges';
import {
  type CocProblem,
  type CocRequest,
  requestedCoc,
  requestedLines,
  takesChanges,
} from '../../../domain/disclosure/changes/coc-rules';
import { isInTime } from '../../../domain/disclosure/changes/coverage';
import { type ClosingChange, cocList, feeList } from '../../../domain/fees/closing-records.schemas';
import { formatDate, pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import type { CocLine, CocRecord } from '../../../domain/loan/fees/coc-record';
import { message } from '../../../domain/messages/message';
import type { AppContext } from '../../app-context';
import { changeClosing } from '../../fees/fees.service';
import { type AppError, notAuthorized, notFound, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { assertVersion } from '../../loan/loan.service';
import { lenderSettings } from '../../reference/reference.service';

/** Calendar of the days on which the lender's offices are open. */
const calendarOf = async (portal: AppContext) => generalCalendar(await lenderSettings(portal.db));

type Calendar = Awaited<ReturnType<typeof calendarOf>>;

function taskOf(
  { id, status, description, learned, isExternal = false, ...change }: CocRecord,
  calendar: Calendar,
): CocTask {
  const { date: due, skipped } = revisionDue(learned, calendar);
  const task = { ...change, taskId: id, TaskStatus: status, Description: description, learned, isExternal };
  return cocTask.parse({ ...task, due, skipped });
}

/** The changes of circumstance of a loan, newest first. */
export async function tasksOf(portal: AppContext, { cocs = [] }: LoanDocument): Promise<CocTask[]> {
  const calendar = await calendarOf(portal);
  return cocs.map((change) => taskOf(change, calendar)).toReversed();
}

type CocAction = Extract<AuditAction, `loan.coc-${string}`>;

interface Write extends Pick<ClosingChange, 'version'>, Partial<Pick<ClosingChange, 'values'>> {
  readonly cocs: readonly CocRecord[];
  readonly fees?: ClosingChange['lists']['fees'];
  /** What the audit says of the change. */
  readonly audited: Record<string, unknown>;
}

/** Saves the changes of a loan, and with an approved one the fees and the lender credit that it sets. */
function save(portal: AppContext, caller: Caller, loan: LoanDocument, write: Write, action: CocAction) {
  const { version, cocs, fees, values, audited } = write;
  const lists = { ...(fees && { fees }), cocs: cocList.parse(cocs) };
  return changeClosing(portal, caller, loan, { version, lists, audited, ...(values && { values }) }, action);
}

/** The answer of a write: the task at a place of the list. */
async function written(portal: AppContext, { version, cocs = [] }: LoanDocument, place: number) {
  const change = cocs[place];
  if (change === undefined) throw new Error('The LOS answered a loan without the change of circumstance.');
  return { version, task: taskOf(change, await calendarOf(portal)) };
}

/**
 * An open request of a loan with its place; 404 if the loan does not have it, 409 once it was handled, 403 for users outside the lender
 * unless it was requested there.
 */
function openChange({ cocs = [] }: LoanDocument, { actor }: Caller, taskId: string) {
  const place = cocs.findIndex(({ id }) => id === taskId);
  const before = cocs[place];
  if (before === undefined) throw notFound('no-coc');
  if (actor.isPml && before.isExternal !== true) throw notAuthorized();
  if (before.status !== 'REQUESTED') throw refuse('conflict', 'coc-handled');
  return { place, before };
}

const replaced = (cocs: readonly CocRecord[] = [], place: number, change: CocRecord): CocRecord[] =>
  place < cocs.length ? cocs.map((each, at) => (at === place ? change : each)) : [...cocs, change];

function problemOf({ field, ...problem }: CocProblem): AppError {
  const text = 'line' in problem ? message(problem.code, { line: problem.line }) : problem.code;
  return refuse('invalid', text, { fields: { [field]: text } });
}

async function linesOf(portal: AppContext, loan: LoanDocument, request: CocRequest): Promise<readonly CocLine[]> {
  const lines = requestedLines(loan, request, pacificDate(portal.clock()), await calendarOf(portal));
  if ('code' in lines) throw problemOf(lines);
  return lines;
}

/** Throws unless the loan has been disclosed and its figures can still change. */
function assertTakesChanges({ sStatusT, loanEstimates = [] }: LoanDocument): void {
  if (!takesChanges(sStatusT)) throw refuse('conflict', 'coc-not-in-status');
  if (loanEstimates.length === 0) throw refuse('conflict', 'coc-no-estimate');
}

/**
 * Throws if a change of an open request would start its three business days again, or change why and when the portal requested it after
 * a change of the lock.
 */
function assertKeepsClock(
  { learned, reason, trigger }: CocRecord,
  request: Pick<CocRequest, 'learned' | 'reason'>,
): void {
  const isOther = request.learned !== learned || request.reason !== reason;
  if (trigger !== null && isOther) throw refuse('conflict', 'coc-from-lock');
  if (request.learned <= learned) return;
  const text = message('coc-learned-later', { date: formatDate(learned, 'long') });
  throw refuse('conflict', text, { fields: { learned: text } });
}

interface RequestBody extends CocRequest {
  readonly version: number;
  readonly taskId?: string | undefined;
  readonly Description: string;
}

/** Requests a change, or changes an open request. */
export async function requestChange(portal: AppContext, caller: Caller, loan: LoanDocument, body: RequestBody) {
  const { version, taskId, Description: description, ...request } = body;
  assertVersion(loan, version);
  assertTakesChanges(loan);
  const { cocs = [] } = loan;
  const { place, before } =
    taskId === undefined ? { place: cocs.length, before: undefined } : openChange(loan, caller, taskId);
  if (before) assertKeepsClock(before, request);
  const lines = await linesOf(portal, loan, request);
  const { reason, learned } = request;
  const at = portal.clock().toISOString();
  const change: CocRecord = before
    ? { ...before, reason, description, learned, lines }
    : requestedCoc({ reason, description, learned }, lines, {
        at,
        by: caller.actor.displayName,
        isExternal: caller.actor.isPml,
      });
  const audited = { taskId: taskId ?? null, reason, learned, ...(before && { learnedBefore: before.learned }) };
  const write = { version, cocs: replaced(cocs, place, change), audited };
  const saved = await save(portal, caller, loan, write, 'loan.coc-request');
  return written(portal, saved, place);
}

/** Withdraws an open request. One that the portal made after a change of the lock is decided by the desk. */
export async function withdrawChange(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { taskId, version }: { readonly taskId: string; readonly version: number },
): Promise<CocTask[]> {
  assertVersion(loan, version);
  const { before } = openChange(loan, caller, taskId);
  if (before.trigger !== null) throw refuse('conflict', 'coc-from-lock');
  const cocs = (loan.cocs ?? []).filter(({ id }) => id !== taskId);
  const audited = { taskId, reason: before.reason, learned: before.learned };
  return tasksOf(portal, await save(portal, caller, loan, { version, cocs, audited }, 'loan.coc-withdraw'));
}

interface FeesBody {
  readonly version: number;
  readonly taskId: string;
  readonly fees: readonly { readonly id: string; readonly TotalAmount: string }[];
}

/** Sets the charges of an open request. */
export async function changeFees(portal: AppContext, caller: Caller, loan: LoanDocument, body: FeesBody) {
  const { version, taskId, fees } = body;
  assertVersion(loan, version);
  assertTakesChanges(loan);
  const { place, before } = openChange(loan, caller, taskId);
  const { reason, learned } = before;
  const lines = fees.map(({ id, TotalAmount: amount }) => ({ id, amount }));
  const change = { ...before, lines: await linesOf(portal, loan, { reason, learned, lines }) };
  const cocs = replaced(loan.cocs, place, change);
  return written(
    portal,
    await save(portal, caller, loan, { version, cocs, audited: { taskId } }, 'loan.coc-fees'),
    place,
  );
}

interface Decision {
  readonly version: number;
  readonly taskId: string;
  readonly approve: boolean;
  readonly note: string;
}

/** What an approved change sets on the loan. */
function approvedParts(loan: LoanDocument, { lines }: CocRecord): Pick<Write, 'fees' | 'values'> {
  const changed = withChange(loan, lines);
  const credit = changed.sLenderCreditAmt;
  return {
    ...(changed.fees && changed.fees !== loan.fees ? { fees: feeList.parse(changed.fees) } : {}),
    ...(credit !== loan.sLenderCreditAmt ? { values: { sLenderCreditAmt: credit } } : {}),
  };
}

/** Approves a request within its three business days, or denies it with a note. */
export async function decideChange(portal: AppContext, caller: Caller, loan: LoanDocument, decision: Decision) {
  const { version, taskId, approve, note } = decision;
  assertVersion(loan, version);
  assertTakesChanges(loan);
  const { place, before } = openChange(loan, caller, taskId);
  const calendar = await calendarOf(portal);
  if (approve && !isInTime(before, pacificDate(portal.clock()), calendar)) {
    const date = formatDate(revisionDue(before.learned, calendar).date, 'long');
    throw refuse('conflict', message('coc-overdue', { date }));
  }
  if (!approve && note === '') throw refuse('invalid', 'coc-note', { fields: { note: 'required' } });
  const change: CocRecord = {
    ...before,
    status: approve ? 'APPROVED' : 'DENIED',
    ...{ decidedAt: portal.clock().toISOString(), decidedBy: caller.actor.displayName, note: note || null },
  };
  const write = {
    ...{ version, cocs: replaced(loan.cocs, place, change), audited: { taskId, approve } },
    ...(approve ? approvedParts(loan, before) : {}),
  };
  return written(portal, await save(portal, caller, loan, write, 'loan.coc-decision'), place);
}
