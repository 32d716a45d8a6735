import { mayEditStatus } from '../../domain/access/permissions';
import type { LoanDocument } from '../../domain/loan/document';
import type { LivePart } from '../../domain/loan/live';
import { maySeeLoan } from '../../domain/loan/visibility';
import type { LosCapability } from '../../domain/los/capabilities';
import { message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { closeAudit, openAudit } from '../audit/audit.service';
import type { Actor } from '../http/actor';
import { AppError, notAuthorized, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { LosError, notOfferedByLos } from '../los/los-error';
import { offeredByLos } from '../los/offered';
import type { Operation } from '../los/operation';
import { publishChange } from './live/live.service';
import { followWrite } from './pipeline/index.service';
import { maskLoan } from './ssn-mask';

/** The loan that a refusal carries, as answers show it. */
function maskedExtra({ current, ...extra }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isLoan = typeof current === 'object' && current !== null && 'applicants' in current;
  return isLoan ? { ...extra, current: maskLoan(current as LoanDocument) } : { ...extra };
}

/** The answer of the API for a refusal of the LOS. */
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

/** Runs a read of the LOS; its refusals become answers of the API. */
export async function readLos<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof LosError ? asAppError(error) : error;
  }
}

/**
 * The loan, if the actor may see it. To a person outside the lender a loan that does not exist and one that is not theirs
 * look the same.
 */
export async function visibleLoan(portal: AppContext, actor: Actor, loanNum: string): Promise<LoanDocument> {
  const loan = await portal.los.loadLoan(loanNum).catch((error: unknown) => {
    if (!(error instanceof LosError)) throw error;
    if (error.code !== 'not-found') throw asAppError(error);
    throw actor.isPml || actor.isRetail ? notAuthorized() : notFound(message('no-loan-of-number', { loanNum }));
  });
  if (!maySeeLoan(actor, loan)) throw notAuthorized();
  return loan;
}

/** Refuses a write in a status that the actor may not edit. */
export function assertEditable(actor: Actor, loan: LoanDocument): void {
  if (!mayEditStatus(actor, loan.sStatusT)) {
    throw new AppError('not-editable', 403, 'not-editable');
  }
}

/** Refuses what the LOS does not offer. */
export async function assertLosOffers(portal: AppContext, capability: LosCapability): Promise<void> {
  const offered = await offeredByLos(portal.los);
  if (!offered.includes(capability)) throw asAppError(notOfferedByLos(capability));
}

/** One write to the LOS, for the audit; `loanNum` is `new` for a loan that has no number yet. */
export interface LosWrite {
  readonly action: string;
  readonly loanNum: string;
  readonly detail?: Record<string, unknown>;
  /** What open pages are told that changed. */
  readonly event: LivePart;
}

/** Version of the loan that a write answered; undefined where it answers something else. */
function versionOf(result: unknown): number | undefined {
  const isLoan = typeof result === 'object' && result !== null && 'applicants' in result;
  return isLoan ? (result as LoanDocument).version : undefined;
}

/**
 * A write to the LOS: the audit entry is opened before and closed after, and the pipeline index follows at once. Where the
 * portal dies in between, the change feed settles both. `told` adds what is known only afterwards to the entry.
 */
export async function writeLos<T>(
  portal: AppContext,
  caller: Caller,
  write: LosWrite,
  act: (operation: Operation) => Promise<T>,
  reported: (result: T) => Record<string, unknown> | undefined = () => undefined,
): Promise<T> {
  const { actor } = caller;
  const id = await openAudit(portal.db, caller, {
    action: write.action,
    subject: `loan:${write.loanNum}`,
    ...(write.detail ? { after: write.detail } : {}),
  });
  try {
    const result = await act({
      id,
      by: actor.login,
      byName: actor.displayName,
    });
    const more = reported(result);
    await closeAudit(portal.db, id, 'done', more && { ...write.detail, ...more });
    await publishChange(portal, actor, { loanNum: write.loanNum, what: write.event, version: versionOf(result) });
    return result;
  } catch (error) {
    if (!(error instanceof LosError)) throw error;
    // A time-out or a broken connection says nothing of whether the LOS did it: the entry stays open until the feed tells.
    const isKnown = error.code !== 'timeout' && error.details.outcome !== 'unknown';
    if (isKnown) await closeAudit(portal.db, id, 'failed', { refused: error.code });
    throw asAppError(error);
  }
}

/** A write that answers the loan as it stands after it. */
export async function writeLoan(
  portal: AppContext,
  caller: Caller,
  write: LosWrite,
  act: (operation: Operation) => Promise<LoanDocument>,
): Promise<LoanDocument> {
  const loan = await writeLos(portal, caller, write, act);
  await followWrite(portal, loan);
  return loan;
}

/**
 * After an order has changed a loan: the pipeline index and the live event follow at once. Its audit entry was opened when it
 * was placed, and closes when it ends.
 */
export async function followOrder(portal: AppContext, { by, byName }: Operation, loan: LoanDocument): Promise<void> {
  await followWrite(portal, loan);
  const change = { loanNum: loan.sLNm, what: 'loan', version: loan.version } as const;
  await publishChange(portal, { login: by, displayName: byName }, change);
}
