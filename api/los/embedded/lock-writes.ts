import { isDeepStrictEqual } from 'node:util';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LockCommand, RequestCommand } from '../../../domain/locks/lock-commands';
import type { LockAuthor, LockContext } from '../../../domain/locks/lock-context';
import type { DeskMove, LockMove, LockRequest, LockTerms } from '../../../domain/locks/lock-moves.schemas';
import { pricedMoments } from '../../../domain/locks/lock-offers';
import type { LockPolicy } from '../../../domain/locks/lock-policy.schemas';
import type { LockRecord } from '../../../domain/locks/lock-record';
import { LockRefusal } from '../../../domain/locks/lock-refusal';
import type { LockedLoan } from '../../../domain/locks/los-locks.schemas';
import { isRepeated, moveLock as movedLock } from '../../../domain/locks/move-lock';
import type { RequestedRate } from '../../../domain/pricing/price-request.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { parseRateOptionId } from '../../../domain/pricing/rate-option-id';
import type { LoanWrite } from '../journal/loan-write';
import { recordTouch } from '../journal/record-write';
import { LosError } from '../los-error';
import { adoptLock } from './adopted-lock';
import { chosenLoan } from './choose-program';
import { lockPricer } from './lock-pricer';
import { readLock, storeLock } from './lock-store';
import { lockLoan } from './locked-loan';
import type { Trx } from './los-db';
import { storeMoved } from './moved-lock';

/** What the rules of locks are applied with. */
export interface LockRules {
  readonly policy: LockPolicy;
  readonly catalog: PricingCatalog;
  /** The catalog of a past moment. */
  readonly catalogAt: (moment: Date) => Promise<PricingCatalog | undefined>;
}

export const asLosError = (error: unknown): unknown =>
  error instanceof LockRefusal ? new LosError(error.code, error.wording, { ...error.details }) : error;

const authorOf = ({ operation }: LoanWrite): LockAuthor => ({ login: operation.by, name: operation.byName });

function applied(record: LockRecord, command: LockCommand, context: LockContext, by: LockAuthor): LockRecord {
  try {
    return movedLock(record, command, context, by);
  } catch (error) {
    throw asLosError(error);
  }
}

/** What the prices of a lock were made from, by their moments, for a lock that moves to another program. */
async function pastCatalogs(
  record: LockRecord,
  move: LockCommand,
  rules: LockRules,
): Promise<ReadonlyMap<string, PricingCatalog>> {
  const past = new Map<string, PricingCatalog>();
  if (move.move !== 'reprice' || move.lLpTemplateId === undefined) return past;
  for (const { at } of pricedMoments(record)) {
    const catalog = await rules.catalogAt(new Date(at));
    if (catalog) past.set(at, catalog);
  }
  return past;
}

/** What an originator asks of a lock, or the lock desk decides, or its end. The loan is locked, so that of two writes one comes first. */
export async function moveLock(
  trx: Trx,
  move: LockMove | DeskMove | { readonly move: 'expire' },
  rules: LockRules,
  write: LoanWrite,
): Promise<LockedLoan> {
  const { policy, catalog } = rules;
  const loan = await lockLoan(trx, write);
  const before = await adoptLock(trx, loan, { ...write, catalog });
  const past = await pastCatalogs(before, move, rules);
  const context = { now: write.now, policy, pricer: lockPricer(loan, { catalog, now: write.now, past }) };
  const record = applied(before, move, context, authorOf(write));
  return storeMoved(trx, loan, before, { loan, record, context, catalog }, write);
}

/** The rate option of a request; its program and rate must be the ones that it names. */
function commandOf({ lLpTemplateId, rate, fee, rateOptionId, version, note }: LockRequest): RequestCommand {
  const option = parseRateOptionId(rateOptionId);
  const isSame =
    option?.lLpTemplateId === lLpTemplateId && option.rate === Math.round(Number(rate.replace('%', '')) * 1000);
  if (!option || !isSame)
    throw new LosError('invalid', 'values-do-not-fit', { fields: { rateOptionId: 'not-a-code' } });
  return { move: 'request', lLpTemplateId, rate: option.rate, days: option.lockDays, fee, version, note };
}

/** The impounds that the request was priced with. */
const draftScenario = (draft: LockTerms | null): NonNullable<RequestedRate['scenario']> =>
  draft ? { sProdImpound: draft.sProdImpound, sProdImpoundT: draft.sProdImpoundT } : {};

/** Asks for a lock, or for another rate or term. The loan takes over program, rate and impounds, as if they were chosen. */
export async function requestLock(
  trx: Trx,
  request: LockRequest,
  { policy, catalog }: LockRules,
  write: LoanWrite,
): Promise<LockedLoan> {
  const stored = await lockLoan(trx, write);
  const before = await adoptLock(trx, stored, { ...write, catalog });
  const command = commandOf(request);
  const by = authorOf(write);
  const { now } = write;
  const contextOf = (loan: LoanDocument): LockContext => ({ now, policy, pricer: lockPricer(loan, { catalog, now }) });
  if (isRepeated(before, command, by)) {
    return storeMoved(
      trx,
      stored,
      before,
      { loan: stored, record: before, context: contextOf(stored), catalog },
      write,
    );
  }
  // Refuses before it prices: a loan that is locked has no price of today.
  applied(before, command, contextOf(stored), by);
  const choice = {
    ...{ lLpTemplateId: request.lLpTemplateId, requestedRate: request.rate, requestedFee: request.fee },
    sProdRLckdDays: command.days,
    scenario: draftScenario(before.draft),
  };
  const loan = chosenLoan(stored, choice, catalog, now);
  const context = contextOf(loan);
  const record = applied(before, command, context, by);
  return storeMoved(trx, stored, before, { loan, record, context, catalog }, write);
}

/** Keeps the terms for the next request. */
export async function saveLockTerms(trx: Trx, terms: LockTerms, write: LoanWrite): Promise<{ version: number }> {
  const loan = await lockLoan(trx, write);
  const record = await readLock(trx, write.vault, write.loanNum);
  // The same request is another one with other terms.
  const last = isDeepStrictEqual(record.draft, terms) ? record.last : null;
  await storeLock(trx, write.vault, write.loanNum, { ...record, draft: terms, last });
  await recordTouch(trx, loan, write);
  return { version: record.version };
}
