import type { LoanDocument } from '../../../domain/loan/document';
import type { BrokerLock } from '../../../domain/locks/lock.schemas';
import type { LockContext } from '../../../domain/locks/lock-context';
import type { LockPolicy } from '../../../domain/locks/lock-policy.schemas';
import type { LockHistoryEvent, LockRecord } from '../../../domain/locks/lock-record';
import type { LockSimulation } from '../../../domain/locks/lock-simulation.schemas';
import type { QueuedRequest } from '../../../domain/locks/los-locks.schemas';
import { simulateLock as simulated } from '../../../domain/locks/simulate-lock';
import { expiryOf, marketMoveOf } from '../../../domain/locks/waiting-request';
import { formatThousandths } from '../../../domain/numbers/fixed';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { openJson } from '../../ports/keys/sealed-json';
import type { Vault } from '../../ports/keys/vault';
import { adoptedLock } from './adopted-lock';
import { loadLoan, loanPlace } from './find-loan';
import { lockPricer } from './lock-pricer';
import { isAnswer, lockPlace } from './lock-store';
import { viewOf } from './lock-view';
import { asLosError } from './lock-writes';
import type { Db } from './los-db';

interface Reading {
  readonly db: Db;
  readonly vault: Vault;
  readonly catalog: PricingCatalog;
  readonly now: Date;
}

const contextOf = (loan: LoanDocument, { catalog, now }: Reading, policy: LockPolicy): LockContext => ({
  now,
  policy,
  pricer: lockPricer(loan, { catalog, now }),
});

/** The lock of a loan as the lender sees it. */
export async function lockOf(reading: Reading, loanNum: string, policy: LockPolicy): Promise<BrokerLock> {
  const { db, vault } = reading;
  const loan = await loadLoan(db, vault, loanNum);
  const context = contextOf(loan, reading, policy);
  const record = await adoptedLock(db, loan, reading);
  return viewOf(loan, record, context);
}

export async function simulateLock(
  reading: Reading,
  loanNum: string,
  { closing, days }: { readonly closing?: string | undefined; readonly days: number },
  policy: LockPolicy,
): Promise<LockSimulation> {
  const { db, vault } = reading;
  const loan = await loadLoan(db, vault, loanNum);
  const context = contextOf(loan, reading, policy);
  const record = await adoptedLock(db, loan, reading);
  try {
    return simulated(record, { closing: closing ?? loan.sEstCloseD ?? null, days }, context);
  } catch (error) {
    throw asLosError(error);
  }
}

interface StoredLock {
  readonly loan: LoanDocument;
  readonly record: LockRecord;
}

/** Locks with their loans, of which one column is set. */
async function locksWith(
  { db, vault }: Pick<Reading, 'db' | 'vault'>,
  column: 'waiting_at' | 'answered_at',
  since: Date | null,
): Promise<StoredLock[]> {
  const query = db
    .selectFrom('los.locks as lock')
    .innerJoin('los.loans as loan', 'loan.loan_num', 'lock.loan_num')
    .select(['lock.loan_num', 'lock.record', 'lock.version', 'loan.doc', 'loan.version as loan_version'])
    .where(`lock.${column}`, 'is not', null)
    .orderBy(`lock.${column}`);
  const rows = await (since ? query.where(`lock.${column}`, '>=', since) : query).execute();
  return rows.map((row) => ({
    loan: openJson(vault, row.doc, loanPlace(row.loan_num, row.loan_version)),
    record: openJson(vault, row.record, lockPlace(row.loan_num, row.version)),
  }));
}

const shown = (value: number | null): string | null => (value === null ? null : formatThousandths(value));

const ofLoan = ({ loan, record }: StoredLock) => ({
  loanNum: loan.sLNm,
  version: record.version,
  program: loan.sLpTemplateNm ?? '',
  amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
});

/** Everything that waits for the lock desk, oldest first. */
export async function lockRequests(reading: Reading, policy: LockPolicy): Promise<QueuedRequest[]> {
  const stored = await locksWith(reading, 'waiting_at', null);
  return stored.flatMap((one): QueuedRequest[] => {
    const { request, lock } = one.record;
    if (request === null) return [];
    const context = contextOf(one.loan, reading, policy);
    return [
      {
        ...ofLoan(one),
        ...{ kind: request.kind, days: request.days, at: request.at, by: request.byName, suspended: request.suspended },
        program: request.terms?.basis.program.name ?? lock?.basis.program.name ?? '',
        rate: shown(request.terms?.rate ?? lock?.rate ?? null),
        price: shown(request.requestedPrice),
        marketMove: marketMoveOf(request, lock, context),
        expiresOn: expiryOf(request, lock, context),
        answer: null,
      },
    ];
  });
}

/** The request that an answer answers: the first of its kind after the answer before. */
function askedBefore(events: readonly LockHistoryEvent[], place: number): LockHistoryEvent | undefined {
  const from = events.slice(0, place).findLastIndex(isAnswer) + 1;
  return events.slice(from, place).find(({ kind }) => kind === 'request');
}

/** The requests that were answered since an instant, the latest first. */
export async function answeredRequests(
  reading: Pick<Reading, 'db' | 'vault'>,
  since: string,
): Promise<QueuedRequest[]> {
  const stored = await locksWith(reading, 'answered_at', new Date(since));
  const answered = stored.flatMap((one) =>
    one.record.events.flatMap((event, place): QueuedRequest[] => {
      const { kind, request, at } = event;
      const isNew = request !== null && Date.parse(at) >= Date.parse(since);
      if (!isNew || (kind !== 'confirm' && kind !== 'deny' && kind !== 'cancel-request')) return [];
      const asked = askedBefore(one.record.events, place);
      return [
        {
          ...ofLoan(one),
          ...{ kind: request, days: event.days, at: asked?.at ?? at, by: asked?.byName ?? '' },
          rate: shown(event.rate ?? asked?.rate ?? null),
          price: shown(event.price ?? asked?.price ?? null),
          marketMove: null,
          expiresOn: event.expiresOn,
          suspended: null,
          answer: { kind, at, by: event.byName },
        },
      ];
    }),
  );
  return answered.sort((a, b) => (b.answer?.at ?? '').localeCompare(a.answer?.at ?? ''));
}
