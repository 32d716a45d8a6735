import { sql } from 'kysely';
import { mayEditStatus } from '../../domain/access/permissions';
import type { AuditAction } from '../../domain/audit/audit-actions';
import type { LoanDocument } from '../../domain/loan/document';
import { maySeeLoan } from '../../domain/loan/visibility';
import type { LosCapability } from '../../domain/los/capabilities';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { type AuditEntry, closeAudit, closingEntries, openAudit, openAuditAhead } from '../audit/audit.service';
import type { Actor } from '../http/actor';
import { AppError, notAuthorized, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { LosError, notOfferedByLos } from '../los/los-error';
import { offeredByLos } from '../los/offered';
import type { Operation } from '../los/operation';
import { addingIndexedChange, type ChangedPart } from './live/live.queries';
import { publishChange } from './live/live.service';
import type { Writer } from './pipeline/index.queries';
import { followWrites, type IndexedWrite } from './pipeline/index.service';
import { maskLoan } from './ssn-mask';

/** What an LOS error carries; a loan in it is masked, as in answers. */
function maskedExtra({ current, ...extra }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isLoan = typeof current === 'object' && current !== null && 'applicants' in current;
  if (isLoan) return { ...extra, current: maskLoan(current as LoanDocument) };
  return current === undefined ? extra : { ...extra, current };
}

/** The API error for an LOS error. */
export function asAppError(error: LosError): AppError {
  const code =
    error.code === 'not-allowed'
      ? 'conflict'
      : error.code === 'unavailable'
        ? 'los-unavailable'
        : error.code === 'timeout'
          ? 'los-timeout'
          : error.code;
  const { wording, details, fields } = error;
  return refuse(code, wording, { extra: maskedExtra(details), cause: error, ...(fields ? { fields } : {}) });
}

/** Whether the LOS may have completed the write that failed: it timed out, or the connection broke before the answer. */
const isUnknown = ({ code, details }: LosError): boolean => code === 'timeout' || details.outcome === 'unknown';

/** Whether a write failed because it was refused, by us or by the LOS. After any other failure it may have been completed. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && !(error.cause instanceof LosError && isUnknown(error.cause));

/** Runs a read of the LOS and converts its errors to API errors. */
export async function readLos<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof LosError ? asAppError(error) : error;
  }
}

/** The loan, if the actor may see it. For users outside the lender, a missing loan and another company's loan look the same. */
export async function visibleLoan(portal: AppContext, actor: Actor, loanNum: string): Promise<LoanDocument> {
  const loan = await portal.los.loadLoan(loanNum).catch((error: unknown) => {
    if (!(error instanceof LosError)) throw error;
    if (error.code !== 'not-found') throw asAppError(error);
    throw actor.isPml || actor.isRetail ? notAuthorized() : notFound(message('no-loan-of-number', { loanNum }));
  });
  if (!maySeeLoan(actor, loan)) throw notAuthorized();
  return loan;
}

/** Throws if the actor may not edit in the loan's status. */
export function assertEditable(actor: Actor, loan: LoanDocument): void {
  if (!mayEditStatus(actor, loan.sStatusT)) {
    throw refuse('not-editable');
  }
}

/** Throws if the LOS does not offer the capability. */
export async function assertLosOffers(portal: AppContext, capability: LosCapability): Promise<void> {
  const offered = await offeredByLos(portal.los);
  if (!offered.includes(capability)) throw asAppError(notOfferedByLos(capability));
}

/** One write to the LOS, for the audit; `loanNum` is `new` for a loan without a number. */
export interface LosWrite {
  readonly action: AuditAction;
  readonly loanNum: string;
  readonly detail?: Record<string, unknown>;
  /** The live event for open pages. */
  readonly event: ChangedPart;
  /** Its audit entry, if that is open already. */
  readonly opened?: string;
}

/** The audit entry of a write before its outcome is known. */
export const openEntryOf = ({ action, loanNum, detail }: Omit<LosWrite, 'event'>): AuditEntry => ({
  action,
  subject: `loan:${loanNum}`,
  ...(detail ? { after: detail } : {}),
});

/** Who writes to the LOS: a user, in a request or through an order. */
export type LosAuthor = Pick<Actor, 'login' | 'displayName'>;

/** The loan's version in the result of a write; undefined if the result has none. */
function versionOf(result: unknown): number | undefined {
  const isLoan = typeof result === 'object' && result !== null && 'applicants' in result;
  return isLoan ? (result as LoanDocument).version : undefined;
}

/**
 * Runs a write between its audit entry and `finish`, which closes the entry. If the portal dies in between, the change feed completes
 * both.
 */
async function runWrite<T>(
  portal: AppContext,
  caller: Caller<LosAuthor>,
  write: LosWrite,
  act: (operation: Operation) => Promise<T>,
  finish: (id: string, result: T) => Promise<unknown>,
): Promise<T> {
  const { actor } = caller;
  const open = portal.losSharesLog ? openAuditAhead : openAudit;
  const id = write.opened ?? (await open(portal.db, caller, openEntryOf(write)));
  try {
    const result = await act({
      id,
      by: actor.login,
      byName: actor.displayName,
    });
    await finish(id, result);
    return result;
  } catch (error) {
    if (!(error instanceof LosError)) throw error;
    // After a timeout or a broken connection we do not know whether the LOS completed it: the entry stays open until the feed
    // reports it.
    if (!isUnknown(error)) await closeAudit(portal.db, id, 'failed', { refused: error.code });
    throw asAppError(error);
  }
}

const changeBy = ({ loanNum, event: what }: LosWrite, result: unknown) => ({
  loanNum,
  what,
  version: versionOf(result),
});

/**
 * A write to the LOS. Opens the audit entry before and closes it after. `reported` adds facts to the entry that are known only
 * afterwards.
 */
export function writeLos<T>(
  portal: AppContext,
  caller: Caller<LosAuthor>,
  write: LosWrite,
  act: (operation: Operation) => Promise<T>,
  reported: (result: T) => Record<string, unknown> | undefined = () => undefined,
): Promise<T> {
  return runWrite(portal, caller, write, act, (id, result) => {
    const more = reported(result);
    // Each waits for the disk, so they wait together.
    return Promise.all([
      closeAudit(portal.db, id, 'done', more && { ...write.detail, ...more }),
      publishChange(portal, caller.actor, changeBy(write, result)),
    ]);
  });
}

/** A write that returns the changed loan. Its end is one transaction: the pipeline index, the live change and the audit entry. */
export function writeLoan(
  portal: AppContext,
  caller: Caller,
  write: LosWrite,
  act: (operation: Operation) => Promise<LoanDocument>,
): Promise<LoanDocument> {
  const by = writerOf(caller.actor);
  return runWrite(portal, caller, write, act, async (id, loan) => {
    const change = changeBy(write, loan);
    const also: IndexedWrite['also'] = (once) =>
      sql`published as (${addingIndexedChange(change, by)}), ${closingEntries([id], 'done', { once })}`;
    if (await followWrites(portal, { loans: [loan], by, also })) return;
    await Promise.all([closeAudit(portal.db, id, 'done'), publishChange(portal, caller.actor, change)]);
  });
}

const writerOf = ({ login, displayName: name }: LosAuthor): Writer => ({ login, name });

/**
 * Updates the pipeline index, and with it open pages, after an order changed loans. The order's audit entry was opened when it
 * was placed, and closes when it ends.
 */
export async function followOrder(
  portal: AppContext,
  { by, byName }: Operation,
  ...loans: readonly LoanDocument[]
): Promise<void> {
  await followWrites(portal, { loans, by: { login: by, name: byName } });
}
