import { describe, expect, it } from 'vitest';
import { milestones, nextMilestone, shownMilestones, timelineOf } from './milestones';

const titles = (loan: Parameters<typeof timelineOf>[0]) => timelineOf(loan).map(({ title }) => title);

describe('the milestone timeline', () => {
  it('pairs the twelve dates with the twelve codes by position', () => {
    expect(milestones.map(({ code, field }) => `${code} ${field}`)).toEqual([
      '3 sSubmitD',
      '28 sLoanSubmittedD',
      '4 sApprovD',
      '7 sOnHoldD',
      '8 sSuspendedD',
      '9 sCanceledD',
      '21 sClearToCloseD',
      '35 sDocsOrderedD',
      '5 sDocsD',
      '24 sDocsBackD',
      '25 sFundingConditionsD',
      '6 sFundD',
    ]);
  });

  it('keeps the list order for equal dates', () => {
    const order = titles({ sApprovD: '2024-02-01', sClearToCloseD: '2024-02-01', sSubmitD: '2024-01-05' });
    expect(order.indexOf('Approved')).toBeLessThan(order.indexOf('Clear To Close'));
  });

  it('sorts by date before list order', () => {
    const order = titles({ sOnHoldD: '2024-03-01', sApprovD: '2024-02-01', sClearToCloseD: '2024-02-15' });
    expect(order.indexOf('Clear To Close')).toBeLessThan(order.indexOf('On-Hold'));
  });

  it('gives a milestone without a date the latest prior one', () => {
    const entries = timelineOf({ sSubmitD: '2024-01-05', sApprovD: '2024-01-09' });
    expect(entries.slice(0, 3).map(({ title, sortDate }) => [title, sortDate])).toEqual([
      ['Registered', '2024-01-05'],
      ['Submitted', '2024-01-05'],
      ['Approved', '2024-01-09'],
    ]);
    expect(entries[1]?.date).toBeNull();
  });

  it('uses the latest of the prior dates, not the one listed last', () => {
    const docs = timelineOf({ sApprovD: '2024-02-01', sOnHoldD: '2024-01-20' }).find(
      ({ title }) => title === 'Docs Out',
    );
    expect(docs?.sortDate).toBe('2024-02-01');
  });

  it('carries the time from the companion field', () => {
    expect(timelineOf({ sFundD: '2024-05-01', sFundDTime: '2024-05-01T18:00:00.000Z' }).at(-1)?.time).toBe(
      '2024-05-01T18:00:00.000Z',
    );
  });

  it('shows interruptions only if they happened', () => {
    expect(shownMilestones({}).map(({ title }) => title)).not.toContain('Suspended');
    expect(shownMilestones({ sSuspendedD: '2024-01-01' }).map(({ title }) => title)).toContain('Suspended');
  });
});

describe('the next milestone', () => {
  it('is the first of a new loan', () => expect(nextMilestone({ sStatusT: '0' })?.title).toBe('Registered'));

  it('follows the furthest that was reached, over gaps', () => {
    expect(nextMilestone({ sStatusT: '4', sApprovD: '2024-01-09' })?.title).toBe('Clear To Close');
  });

  it('is null once the loan is funded, canceled or denied', () => {
    expect(nextMilestone({ sStatusT: '6', sFundD: '2024-01-09' })).toBeUndefined();
    expect(nextMilestone({ sStatusT: '9', sSubmitD: '2024-01-09' })).toBeUndefined();
    expect(nextMilestone({ sStatusT: '10' })).toBeUndefined();
  });
});
