import { describe, expect, it } from 'vitest';
import { statusLabel } from '../loan/status';
import { extensionLabel, lockExtensions, RELOCK_LABEL } from '../locks/lock-extension';
import { LOCK_PERIODS, lockTerm } from '../pricing/lock-term';
import { commitmentFieldNames } from './commitment-fields';
import { printedReportColumns } from './lock-report-fields';

/** Status, investor period, days left, broker lock term, and the lock term: the examples of the rules. */
const examples = [
  ['LOCK-06, steps of 15 days', '28', null, 17, 30, 30],
  ['LOCK-07, Clear to Close through Funded', '24', null, 40, 45, 15],
  ['LOCK-08, an investor period', '28', 30, 40, 45, 30],
  ['LOCK-09, 19 days give 30', '28', null, 20, 30, 30],
  ['LOCK-09, 39 days give 45', '28', null, 40, 45, 45],
  ['LOCK-10, the broker lock term is the cap', '28', null, 40, 30, 30],
  ['LOCK-11, expired yesterday', '28', null, -1, 45, 15],
  ['LOCK-12, an exact multiple stays', '28', null, 31, 45, 30],
  ['LOCK-12, zero or less', '28', null, 1, 45, 15],
  ['LOCK-12, an investor period before expiry', '28', 45, -3, 30, 45],
  ...['21', '35', '5', '24', '25', '6'].map((status) => ['LOCK-13, a closing status', status, 45, 40, 45, 15] as const),
] as const;

describe('the rules of lock terms', () => {
  it.each(examples)(
    '%s (status %s, investor %s, %s days left of %s): %i',
    (_, statusCode, investorPeriod, left, broker, term) => {
      expect(lockTerm({ statusCode, investorPeriod, remainingDays: left, brokerLockTerm: broker })).toBe(term);
    },
  );

  it('LOCK-03, -04, -05: periods, extensions and relock are as printed', () => {
    expect(LOCK_PERIODS).toEqual([15, 30, 45]);
    expect(lockExtensions.map(extensionLabel)).toEqual(['5 days (0.125%)', '10 days (0.250%)']);
    expect(RELOCK_LABEL).toBe('Worse case+0.250%');
  });

  it('LOCK-02: the statuses of the report have the printed names', () => {
    expect(['21', '35', '5', '24', '25', '6'].map(statusLabel)).toEqual([
      ...['Clear To Close', 'Docs Ordered', 'Docs Out', 'Docs Back', 'Funding Conditions', 'Funded'],
    ]);
  });

  it('PRICING-16: a commitment has the printed fields and its adjustments', () => {
    expect(commitmentFieldNames.slice(0, 6)).toEqual([
      ...['sInvestorRolodexId', 'sInvestorLockLpTemplateNm', 'sInvestorLockRLckdDays', 'sInvestorLockNoteIR'],
      ...['sInvestorLockBrokComp1Pc', 'sInvestorLockRAdjMarginR'],
    ]);
  });

  it('LOCK-14: a row of the report has the printed columns', () => {
    expect([...printedReportColumns].join(', ')).toBe(
      'loanNum, status, expDate, today, remainingDays, brkLockTerm, lockTerm, newLockTerm, curPrice, branch, loanType, commitmentType',
    );
  });
});
