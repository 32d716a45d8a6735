import { pacificDate } from '../format/date';
import { pacificMidnight } from '../format/pacific-day';
import type { LoanValues } from '../loan/document';
import { holdsPrice } from '../loan/held-price';
import { thousandthsOf } from '../numbers/cents';
import { toThousandths } from '../numbers/fixed';
import type { UnrecordedLock } from './lock.schemas';
import type { LockPricer } from './lock-context';
import { hasPrice } from './lock-price';
import type { LockPriceTerms, LockRecord } from './lock-record';

const [LOCKED, SUSPENDED, CANCELED] = ['1', '3', '4'];

/** Today's sheet, moved so that it gives the price that the loan was locked at: the sheet of its day is not known. */
function termsOf(loan: LoanValues, pricer: LockPricer): LockPriceTerms | undefined {
  const today = pricer.today(loan.sLpTemplateId ?? '');
  const rate = thousandthsOf(loan.sNoteIR);
  const days = loan.sRLckdDays ?? loan.sProdRLckdDays ?? 0;
  if (today === undefined || rate === undefined || days <= 0) return undefined;
  const { sheet } = today;
  const term = sheet.lockPeriods.find((period) => period >= days) ?? sheet.lockPeriods.at(-1) ?? days;
  const price = pricer.priceOf({ basis: today, rate, days: term, charges: [] });
  const prices = sheet.prices[sheet.lockPeriods.indexOf(term)];
  if (!hasPrice(price) || prices === undefined) return undefined;
  const locked = thousandthsOf(loan.sBrokerLockFinalBrokComp1PcPrice);
  const move = locked === undefined ? 0 : locked - toThousandths(price.Price);
  const effectiveAt = loan.sBrokerLockRateSheetEffectiveD ?? sheet.effectiveAt;
  const own = { ...sheet, effectiveAt, lockPeriods: [days], prices: [prices.map((one) => one + move)] };
  return { basis: { ...today, sheet: own }, rate, days, charges: [] };
}

/** Whether the fields of the loan tell a lock of which there is no record yet. */
export const needsAdoption = (loan: LoanValues, { version, lock }: LockRecord): boolean =>
  version === 0 && lock === null && [LOCKED, SUSPENDED, CANCELED].some((one) => one === loan.sRateLockStatusT);

/** The lock that the fields of the loan tell, where there is no record of it because the loan no longer fits its program. */
export function unrecordedLock(loan: LoanValues, record: LockRecord, now: Date): UnrecordedLock | null {
  if (record.request !== null || !needsAdoption(loan, record)) return null;
  const { sRLckdD, sRLckdExpiredD, sNoteIR, sBrokerLockFinalBrokComp1PcPrice, sRateLockStatusT } = loan;
  return {
    status: sRateLockStatusT === SUSPENDED ? '3' : sRateLockStatusT === CANCELED ? '4' : '1',
    lockDate: sRLckdD ?? null,
    expiresOn: sRLckdExpiredD ?? null,
    isExpired: sRateLockStatusT === LOCKED && !holdsPrice(loan, pacificDate(now)),
    rate: sNoteIR ?? null,
    price: sBrokerLockFinalBrokComp1PcPrice ?? null,
    program: loan.sLpTemplateNm || null,
  };
}

/**
 * The record of a loan that was locked before its LOS kept records of locks: the lock that the fields of the loan tell, at their
 * price. Others stay as they are, and so do loans that no longer fit their program.
 */
export function withAdoptedLock(loan: LoanValues, record: LockRecord, pricer: LockPricer): LockRecord {
  const { sRateLockStatusT: status, sRLckdD: lockDate, sRLckdExpiredD: expiresOn } = loan;
  if (!needsAdoption(loan, record) || !lockDate || !expiresOn) return record;
  const terms = termsOf(loan, pricer);
  const price = terms && pricer.priceOf(terms);
  if (terms === undefined || price === undefined || !hasPrice(price)) return record;
  const lockedAt = pacificMidnight(lockDate);
  return {
    ...record,
    lock: {
      ...terms,
      ...{ kind: 'lock', latest: 'lock', lockedAt, lockDate, expiresOn, extensions: [], price },
      canceledOn: status === CANCELED ? (loan.sCanceledD ?? loan.sRejectD ?? lockDate) : null,
      ...{ isMarkedExpired: false, hasFloatedDown: false, property: pricer.property },
      suspended: status === SUSPENDED ? { at: lockedAt, by: '', reason: '' } : null,
    },
  };
}
