import { applyLoanChange } from '../../../domain/application/change/loan-change';
import { withChosenProgram } from '../../../domain/application/repricing/chosen-loan';
import type { LoanDocument, LoanValues } from '../../../domain/loan/document';
import type { LockContext } from '../../../domain/locks/lock-context';
import { lockNote } from '../../../domain/locks/lock-note';
import { type LockPriceTerms, type LockRecord, lockStatus } from '../../../domain/locks/lock-record';
import type { LockedLoan } from '../../../domain/locks/los-locks.schemas';
import { priceProgram } from '../../../domain/pricing/price-program';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import { rateOption } from '../../../domain/pricing/rate-option';
import type { LoanWrite } from '../journal/loan-write';
import { storeConfirmation } from './lock-confirmations';
import { storeLock } from './lock-store';
import { viewOf } from './lock-view';
import { storeChanged } from './locked-loan';
import type { Trx } from './los-db';
import { scenarioOf } from './price';

/** The fields of the loan that tell its lock. */
function lockFields(record: LockRecord): Partial<LoanValues> {
  const { lock } = record;
  return {
    sRateLockStatusT: lockStatus(record),
    sRLckdD: lock?.lockDate ?? null,
    sRLckdDays: lock?.days ?? null,
    sRLckdExpiredD: lock?.expiresOn ?? null,
    sRLckdN: lockNote(record),
  };
}

/** The terms whose price the loan has: those of a lock that is asked for, otherwise of the confirmed one. */
const termsOnLoan = ({ request, lock }: LockRecord): LockPriceTerms | null =>
  request?.kind === 'lock' ? request.terms : lock;

const isSamePrice = (one: LockPriceTerms | null, other: LockPriceTerms | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.rate === other.rate &&
    one.days === other.days &&
    one.basis === other.basis &&
    one.charges.length === other.charges.length);

/** The loan with the program, the rate and the price of these terms. */
function withLockPrice(
  loan: LoanDocument,
  terms: LockPriceTerms,
  context: LockContext,
  catalog: PricingCatalog,
): LoanDocument {
  const { basis, rate, days } = terms;
  const price = context.pricer.priceOf(terms);
  if (!('Price' in price)) return loan;
  const { now } = context;
  const scenario = { ...scenarioOf(loan, {}, catalog, now), lockDays: days };
  const priced = priceProgram(scenario, basis.program, basis.sheet);
  if (priced.offers.length === 0) return loan;
  const listed = rateOption(priced, basis.sheet.rates.indexOf(rate), { rates: 'all', showHidden: true });
  const option = { ...listed, Price: price.Price, Point: price.Point, Cost: price.Cost, APR: price.APR };
  return withChosenProgram(loan, { priced, option }, { catalog, now });
}

/** Stores a lock after a write, and with it the loan, which has its status and, if it changed, its price. */
export async function storeMoved(
  trx: Trx,
  stored: LoanDocument,
  before: LockRecord,
  {
    loan,
    record,
    context,
    catalog,
  }: {
    readonly loan: LoanDocument;
    readonly record: LockRecord;
    readonly context: LockContext;
    readonly catalog: PricingCatalog;
  },
  write: LoanWrite,
): Promise<LockedLoan> {
  const terms = termsOnLoan(record);
  const isRepriced =
    terms !== null && (!isSamePrice(termsOnLoan(before), terms) || before.confirmations !== record.confirmations);
  const priced = isRepriced ? withLockPrice(loan, terms, context, catalog) : loan;
  const changed = applyLoanChange(priced, lockFields(record));
  if (record !== before) await storeLock(trx, write.vault, write.loanNum, record);
  const saved = await storeChanged(trx, stored, changed, write);
  const locked = { loan: saved, lock: viewOf(saved, record, context) };
  const { confirmations } = record;
  if (confirmations !== before.confirmations) await storeConfirmation(trx, write.vault, locked, confirmations);
  return locked;
}
