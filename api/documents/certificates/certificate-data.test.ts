import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../../domain/loan/document';
import { certificateDataOf } from './certificate-data';

const locked = {
  sLNm: '26',
  sRateLockStatusT: '1',
  sRLckdExpiredD: '2026-11-25',
  applicants: [],
} as unknown as LoanDocument;
const lockOn = (today: string, loan: Partial<LoanDocument> = {}) =>
  certificateDataOf(
    { ...locked, ...loan },
    { status: '4', decision: undefined, conditions: [], suspenseDays: 10, isDemoScore: false, today },
  ).lockExpiresD;

describe('what a certificate says about the lock', () => {
  it('is its expiration through that day, and nothing once it is over or if there is none', () => {
    expect(lockOn('2026-11-25')).toBe('2026-11-25');
    expect(lockOn('2026-11-26')).toBeNull();
    expect(lockOn('2026-11-20', { sRateLockStatusT: '2' })).toBeNull();
    expect(lockOn('2026-12-20', { sFundD: '2026-11-24' })).toBe('2026-11-25');
  });
});
