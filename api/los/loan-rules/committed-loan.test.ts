import { describe, expect, it } from 'vitest';
import type { Commitment } from '../../../domain/investor/commitment.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { committedLoan } from './committed-loan';

const now = new Date('2026-11-20T18:00:00Z');
const commitment: Commitment = {
  ...{ sInvestorRolodexId: 'i1', sInvestorLockLpTemplateNm: 'Fixed 30', sInvestorLockRLckdDays: 30 },
  ...{ sInvestorLockNoteIR: '6.125', sInvestorLockBrokComp1Pc: '-1.500', sInvestorLockRAdjMarginR: null },
  adjustments: [],
};
const loan = { sLNm: '26', version: 1, applicants: [] } as unknown as LoanDocument;
/** The investor's own end is two days before the days of the lock. */
const committed = committedLoan(loan, { ...commitment, sInvestorLockRLckExpiredD: '2026-12-18' }, now);
const endOf = (change: Partial<Commitment>, later = now) =>
  committedLoan(committed, { ...commitment, ...change }, later).sInvestorLockRLckExpiredD;

describe('the end of an investor’s lock', () => {
  it('is its day and its days, or the investor’s own', () => {
    expect(committedLoan(loan, commitment, now).sInvestorLockRLckExpiredD).toBe('2026-12-20');
    expect(committed.sInvestorLockRLckExpiredD).toBe('2026-12-18');
  });

  it('is kept when it is left out, and follows another day or other days', () => {
    expect(endOf({ sInvestorLockNoteIR: '6.250' }, new Date('2026-11-24T18:00:00Z'))).toBe('2026-12-18');
    expect(endOf({ sInvestorLockRLckdDays: 45 })).toBe('2027-01-04');
    expect(endOf({ sInvestorLockRLckdD: '2026-11-23' })).toBe('2026-12-23');
    expect(endOf({ sInvestorLockRLckExpiredD: null })).toBe('2026-12-20');
  });
});
