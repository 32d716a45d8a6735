import { describe, expect, it } from 'vitest';
import { pacificDate } from '../format/date';
import { decisionDeadline } from './decision-deadline';

const submitted = { sStatusT: '13', sAppReceivedD: '2026-10-20', sLoanSubmittedD: '2026-11-02' };

describe('the deadline of a decision', () => {
  it.each([
    ['13', '2026-11-10', 22, 'ahead'],
    ['28', '2026-11-24', 8, 'ahead'],
    ['13', '2026-11-25', 7, 'soon'],
    ['2', '2026-12-02', 0, 'soon'],
    ['7', '2026-12-03', -1, 'overdue'],
  ] as const)('in status %s on %s is 30 days after the complete application', (sStatusT, today, daysLeft, standing) => {
    expect(decisionDeadline({ ...submitted, sStatusT }, today)).toEqual({
      ...{ basis: 'complete-application', from: '2026-11-02', days: 30, due: '2026-12-02', daysLeft, standing },
    });
  });

  it.each([
    ['suspended', { ...submitted, sStatusT: '8' }, '2026-11-19'],
    ['registered', { sStatusT: '3', sAppReceivedD: '2026-10-25' }, '2026-11-24'],
    [
      'on hold before its submission',
      { sStatusT: '7', sSubmitD: '2026-10-26', sAppReceivedD: '2026-10-25' },
      '2026-11-24',
    ],
    ['suspended without a day of receipt', { sStatusT: '8', sLoanSubmittedD: '2026-11-02' }, '2026-12-02'],
  ] as const)('of an incomplete application counts from its receipt: %s', (_name, loan, due) => {
    expect(decisionDeadline(loan, '2026-11-10')).toMatchObject({ basis: 'received-application', due });
  });

  it.each([
    ['approved', { ...submitted, sStatusT: '4', sApprovD: '2026-11-10' }],
    ['denied', { ...submitted, sStatusT: '10', sRejectD: '2026-11-10' }],
    ['on hold after a counteroffer', { ...submitted, sStatusT: '7', sCounterOfferD: '2026-11-10' }],
    ['on hold after the approval', { ...submitted, sStatusT: '7', sApprovD: '2026-11-10' }],
    ['canceled', { ...submitted, sStatusT: '9' }],
    ['withdrawn', { ...submitted, sStatusT: '48' }],
    ['a lead', { sStatusT: '12', sAppReceivedD: '2026-10-20' }],
    ['registered without an application', { sStatusT: '3' }],
    ['on hold before its registration', { sStatusT: '7', sAppReceivedD: '2026-10-20' }],
    ['in underwriting without a day of submission', { sStatusT: '13' }],
  ] as const)('does not exist: %s', (_name, loan) => {
    expect(decisionDeadline(loan, '2026-11-20')).toBeUndefined();
  });

  it('passes at midnight in Pacific time', () => {
    const standingAt = (instant: string) => decisionDeadline(submitted, pacificDate(instant))?.standing;
    expect(standingAt('2026-12-03T07:59:00Z')).toBe('soon');
    expect(standingAt('2026-12-03T08:00:00Z')).toBe('overdue');
  });
});
