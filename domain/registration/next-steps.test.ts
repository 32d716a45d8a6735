import { describe, expect, it } from 'vitest';
import { sections } from '../application/sections';
import { emptyDocument, type LoanDocument } from '../loan/document';
import { type LosCapability, losCapabilities } from '../los/capabilities';
import { menuNumbers } from '../pages/loan-pages';
import type { ConditionState } from '../underwriting/condition-moves';
import { nextSteps } from './next-steps';
import { offersRegistration, type StepTaker } from './step-writers';

const loan = (values: Partial<LoanDocument>): LoanDocument => ({
  ...emptyDocument(),
  version: 1,
  sLNm: '2611000001',
  sStatusT: '4',
  sEstCloseD: '2026-12-20',
  ...values,
});

/** Writes on every page that has a step, in these statuses. */
const writer: StepTaker = {
  ...{ roles: ['Loan Officer'], isPml: false, menuPermissions: menuNumbers },
  pageLetters: { application: 'w', 'loan-summary': 'w', edisclosure: 'w', 'upload-submission': 'w' },
  editPermissions: ['0', '1', '3', '4', '13', '25'],
};

const keys = (
  values: Partial<LoanDocument>,
  submissionFiles = 0,
  offered: readonly LosCapability[] = losCapabilities,
  user: StepTaker = writer,
) =>
  nextSteps(loan(values), {
    ...{ today: '2026-11-20', submissionFiles, losCapabilities: offered, user, conditions: [] },
  }).map(({ key, state }) => `${state} ${key}`);

describe('nextSteps', () => {
  it('leads an open loan through registration', () => {
    expect(keys({ sStatusT: '0' })).toEqual(['open program', 'open edisclosure', 'open submission']);
    expect(keys({ sStatusT: '0', sLpTemplateNm: 'Conforming 30 Yr Fixed' }, 1)).toEqual([
      'open edisclosure',
      'done program',
      'done submission',
    ]);
  });

  it('links to no page that the LOS does not support, and to none of them if it cannot register loans', () => {
    const draft = { sStatusT: '0' };
    expect(keys(draft, 0, ['loans', 'pricing'])).toEqual(['open program']);
    expect(keys(draft, 0, ['loans', 'disclosure', 'documents'])).toEqual([]);
  });

  it('offers only the steps that the user may take, and Register My Loan only for one of them', () => {
    const draft = { sStatusT: '0' };
    const ready = { ...draft, sLpTemplateNm: 'Jumbo' };
    const later: StepTaker = { ...writer, editPermissions: ['3'] };
    expect(keys(ready, 1, losCapabilities, later)).toEqual(['done program', 'done submission']);
    expect(offersRegistration(later, loan(draft))).toBe(false);
    const uploader: StepTaker = { ...writer, pageLetters: { application: 'r', 'upload-submission': 'w' } };
    expect(keys(draft, 0, losCapabilities, uploader)).toEqual(['open submission']);
    expect(offersRegistration(uploader, loan(draft))).toBe(true);
    expect(keys({ sStatusT: '3', sEstCloseD: null }, 0, losCapabilities, uploader)).toEqual([]);
    expect(offersRegistration(writer, loan({ sStatusT: '3' }))).toBe(false);
    expect(offersRegistration(null, loan(draft))).toBe(false);
  });

  it('suggests registering once everything is complete', () => {
    const ready = {
      sStatusT: '1',
      sLpTemplateNm: 'Jumbo',
      sU1LStatD: '2026-11-19',
      sU1LStatDesc: 'Prepared by lender',
    };
    expect(keys(ready, 1)[0]).toBe('open register');
  });

  it('warns of a lock that ends before closing, else 15 days ahead and urgently 7 days ahead, and of one that ended', () => {
    expect(keys({ sRateLockStatusT: '1', sRLckdExpiredD: '2026-12-19' })).toEqual(['urgent lockBeforeClosing']);
    expect(keys({ sRateLockStatusT: '1', sRLckdExpiredD: '2026-11-27', sEstCloseD: '2026-11-25' })).toEqual([
      'urgent lockExpires',
    ]);
    const late = { sRateLockStatusT: '1', sEstCloseD: '2026-11-21' } as const;
    expect(keys({ ...late, sRLckdExpiredD: '2026-12-05' })).toEqual(['open lockExpires']);
    expect(keys({ ...late, sRLckdExpiredD: '2026-12-06' })).toEqual([]);
    expect(keys({ ...late, sRLckdExpiredD: '2026-11-19' })).toEqual(['urgent lockExpired']);
    expect(keys({ sRateLockStatusT: '1', sRLckdExpiredD: '2026-12-28' })).toEqual([]);
    expect(keys({ sRateLockStatusT: '4', sRLckdExpiredD: '2026-11-21' })).toEqual([]);
  });

  it('warns of an appraisal in its last 7 of 120 days', () => {
    expect(keys({ sSpValuationEffectiveD: '2026-07-30' })).toEqual(['urgent appraisalExpires']);
    expect(keys({ sSpValuationEffectiveD: '2026-07-01' })).toEqual(['urgent appraisalExpired']);
    expect(keys({ sSpValuationEffectiveD: '2026-07-31' })).toEqual([]);
  });

  it('asks for answers to conditions, and underwriters for reviews', () => {
    const conditions = ['active', 'rejected', 'submitted', 'cleared', 'waived', 'active'] as const;
    const facts = { today: '2026-11-20', submissionFiles: 1, losCapabilities, conditions };
    const steps = (user: StepTaker, states: readonly ConditionState[] = conditions) =>
      nextSteps(loan({}), { ...facts, conditions: states, user }).map(({ key, count, page, view }) => [
        key,
        count,
        page,
        view,
      ]);
    expect(steps(writer)).toEqual([['conditionsToAnswer', 3, 'conditions', 'active']]);
    expect(steps({ ...writer, pageLetters: { conditions: 'w', decide: 'w' } })).toEqual([
      ['conditionsToReview', 1, 'conditions', 'review'],
    ]);
    expect(steps(writer, ['submitted', 'cleared'])).toEqual([]);
    expect(steps({ ...writer, pageLetters: { application: 'w' } })).toEqual([]);
  });

  it('asks the lender’s people who deny loans for the notice of adverse action until it is sent, also for a loan that has ended', () => {
    const decider: StepTaker = {
      ...{ ...writer, pageLetters: { application: 'w', underwrite: 'w' } },
      editPermissions: ['9', '10', '13', '47'],
    };
    const steps = (values: Partial<LoanDocument>, user = decider) => keys(values, 0, losCapabilities, user);
    const denied = { sStatusT: '10', sLoanSubmittedD: '2026-11-02', sRejectD: '2026-11-10' };
    expect(steps(denied)).toEqual(['open noticeDue']);
    expect(steps({ ...denied, sLoanSubmittedD: '2026-10-26' })).toEqual(['urgent noticeDue']);
    expect(steps({ ...denied, sStatusT: '9', sCanceledD: '2026-11-12' })).toEqual(['open noticeDue']);
    expect(steps({ ...denied, sAdverseActionSentD: '2026-11-11' })).toEqual([]);
    expect(steps(denied, { ...decider, isPml: true })).toEqual([]);
    expect(steps(denied, writer)).toEqual([]);
    const countered = { sStatusT: '47', sLoanSubmittedD: '2026-11-02', sCounterOfferD: '2026-11-10' };
    expect(steps(countered)).toEqual(['open noticeIfDeclined']);
  });

  it('asks them for a decision in the last week before it is due', () => {
    const decider: StepTaker = { ...writer, pageLetters: { application: 'w', underwrite: 'w' } };
    const submitted = (sLoanSubmittedD: string) =>
      keys({ sStatusT: '13', sLoanSubmittedD }, 0, losCapabilities, decider);
    expect(submitted('2026-10-28')).toEqual(['urgent decisionDue']);
    expect(submitted('2026-10-29')).toEqual([]);
  });

  it('suggests setting a missing closing date', () => {
    expect(keys({ sEstCloseD: null })).toEqual(['open closingDate']);
    expect(sections['loan-prop'].loan).toContain('sEstCloseD');
  });

  it('has no open steps for a loan that has ended, but lists completed ones', () => {
    expect(
      keys({ sStatusT: '9', sRateLockStatusT: '1', sRLckdExpiredD: '2026-11-21', sSubmitD: '2026-11-02' }),
    ).toEqual(['done registered']);
  });
});
