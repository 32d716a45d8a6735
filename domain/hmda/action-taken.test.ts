import { describe, expect, it } from 'vitest';
import type { LoanDocument } from '../loan/document';
import { finalActionOf } from './action-taken';
import { sampleLoan } from './sample-register.test-support';

const of = (loan: Partial<LoanDocument>) => {
  const final = finalActionOf({ ...sampleLoan, ...loan });
  return final && `${final.action} ${final.date}`;
};
const ended = { sFundD: null, sLPurchaseD: null, sConsummationD: null };
const canceled = { ...ended, sStatusT: '9', sCanceledD: '2026-03-01', sStatusD: '2026-03-01' };
const withdrawn = { ...ended, sStatusT: '48', sWithdrawnD: '2026-03-01', sStatusD: '2026-03-01' };
const cleared = { sClearToCloseD: '2026-02-20' };

describe('the final action on a loan', () => {
  it('is the one that was entered, on its day', () => {
    expect(of({ ...canceled, sHmdaActionTaken: '5', sHmdaActionD: '2026-04-01' })).toBe('5 2026-04-01');
    expect(of({ sHmdaActionD: '2026-03-15' })).toBe('1 2026-03-15');
  });

  it('is missing while a loan goes on, for an inquiry, and for construction alone', () => {
    expect(of({ sStatusT: '13', sFundD: null })).toBeUndefined();
    expect(of({ ...canceled, sApprovD: null, sHmdaApplicationD: null })).toBeUndefined();
    expect(of({ sLPurposeT: '3' })).toBeUndefined();
  });

  it.each(['1', '4', '5'])('of a correspondent who decides (process %s) is the purchase, on its day', (process) => {
    const bought = { sBranchChannelT: '3', sCorrespondentProcessT: process };
    expect(of({ ...bought, sPurchasedD: '2026-03-20' })).toBe('6 2026-03-20');
    expect(of({ ...bought, sPurchasedD: '2026-03-20', sFundD: null })).toBe('6 2026-03-20');
    expect(of(bought)).toBeUndefined();
    expect(of({ ...bought, ...canceled })).toBeUndefined();
    expect(of({ ...bought, ...withdrawn })).toBeUndefined();
    expect(of({ ...bought, ...ended, sStatusT: '10', sRejectD: '2026-02-11' })).toBeUndefined();
  });

  it('is on the day of the status, because a milestone keeps its first day', () => {
    expect(of({ ...canceled, ...cleared, sCanceledD: '2025-12-30' })).toBe('2 2026-03-01');
    expect(of({ ...withdrawn, sWithdrawnD: '2025-12-30' })).toBe('4 2026-03-01');
    expect(of({ ...withdrawn, sStatusD: null })).toBe('4 2026-03-01');
  });

  it.each([canceled, withdrawn])('is approved but not accepted only once the loan was clear to close', (loan) => {
    expect(of(loan)).toBe('4 2026-03-01');
    expect(of({ ...loan, ...cleared })).toBe('2 2026-03-01');
  });

  it.each([canceled, withdrawn])('is a denial after a counteroffer that was not accepted', (loan) => {
    const countered = { ...loan, sCounterOfferD: '2026-02-11' };
    expect(of(countered)).toBe('3 2026-03-01');
    expect(of({ ...countered, sRejectD: '2026-02-10' })).toBe('3 2026-03-01');
    expect(of({ ...countered, sApprovD: '2026-02-12' })).toBe('4 2026-03-01');
    expect(of({ ...countered, ...cleared })).toBe('2 2026-03-01');
  });

  it('is the denial, if nothing was decided after it', () => {
    expect(of({ ...ended, sStatusT: '10', sRejectD: '2026-02-11' })).toBe('3 2026-02-11');
    expect(of({ ...canceled, sRejectD: '2026-02-11' })).toBe('3 2026-02-11');
  });

  it('stays when the loan is archived', () => {
    const archived = { ...ended, sStatusT: '49', sStatusD: '2026-11-01', sArchivedD: '2026-11-01' };
    expect(of({ ...archived, sRejectD: '2026-02-11' })).toBe('3 2026-02-11');
    expect(of({ ...archived, sCanceledD: '2026-03-01' })).toBe('4 2026-03-01');
    expect(of({ ...archived, ...cleared, sCanceledD: '2026-02-25', sWithdrawnD: '2026-03-01' })).toBe('2 2026-03-01');
    expect(of(archived)).toBeUndefined();
    expect(of({ sStatusT: '49' })).toBe('1 2026-03-12');
  });

  it('needs an application: entered, received, signed or registered', () => {
    const inquiry = { ...withdrawn, sHmdaApplicationD: null };
    expect(of(inquiry)).toBeUndefined();
    expect(of({ ...inquiry, sAppReceivedD: '2026-01-05' })).toBe('4 2026-03-01');
    expect(of({ ...inquiry, sSubmitD: '2026-01-05' })).toBe('4 2026-03-01');
    const applicants = [{ ...sampleLoan.applicants[0], aBSignedD: '2026-01-05' }];
    expect(of({ ...inquiry, applicants })).toBe('4 2026-03-01');
  });
});
