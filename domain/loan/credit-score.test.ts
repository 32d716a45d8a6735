import { describe, expect, it } from 'vitest';
import { borrowerScore, decisionScore, loanScore } from './credit-score';
import type { Applicant } from './records';

const borrower = (Experian?: number, TransUnion?: number, Equifax?: number): Applicant => ({
  aBExperianScore: Experian ?? null,
  aBTransUnionScore: TransUnion ?? null,
  aBEquifaxScore: Equifax ?? null,
});
const coborrower = (Experian?: number, TransUnion?: number, Equifax?: number): Applicant => ({
  aCExperianScore: Experian ?? null,
  aCTransUnionScore: TransUnion ?? null,
  aCEquifaxScore: Equifax ?? null,
});
const scoreOf = (...scores: number[]) => borrowerScore({ applicants: [borrower(...scores)] }, '0B')?.score;

describe('the score of one borrower', () => {
  // The examples of Fannie Mae Selling Guide B3-5.1-02.
  it('is the middle one of three', () => {
    expect(scoreOf(700, 680, 680)).toBe(680);
    expect(scoreOf(700, 700, 680)).toBe(700);
    expect(scoreOf(590, 605, 648)).toBe(605);
    expect(scoreOf(661, 693, 693)).toBe(693);
  });

  it('is the lower one of two, and the only one', () => {
    expect(scoreOf(748, 719)).toBe(719);
    expect(scoreOf(688)).toBe(688);
  });

  it('does not exist without scores, and zero is no score', () => {
    expect(scoreOf()).toBeUndefined();
    expect(scoreOf(0, 0, 0)).toBeUndefined();
    expect(scoreOf(0, 748, 719)).toBe(719);
  });

  it('names its bureau', () => {
    expect(borrowerScore({ applicants: [borrower(755, 748, 730)] }, '0B')).toMatchObject({ bureau: 'TransUnion' });
    expect(borrowerScore({ applicants: [coborrower(755, 748)] }, '0C')).toMatchObject({ bureau: 'TransUnion' });
  });

  it('uses VantageScore only for a borrower without a FICO score', () => {
    const vantage = { aBExperianModelT: '2', aBTransUnionModelT: '2' };
    const mixed = { ...borrower(701, 702, 748), ...vantage };
    expect(borrowerScore({ applicants: [mixed] }, '0B')).toMatchObject({ bureau: 'Equifax', score: 748 });
    const only = { ...borrower(701, 702), ...vantage };
    expect(borrowerScore({ applicants: [only] }, '0B')).toMatchObject({ score: 701, model: '2' });
  });

  it('is the entered decision score only without bureau scores', () => {
    const applicants = [{ ...borrower(748, 719), aBDecisionCreditScore: 760, aCDecisionCreditScore: 701 }];
    expect(decisionScore({ applicants }, '0B')).toBe(719);
    expect(decisionScore({ applicants }, '0C')).toBe(701);
    expect(decisionScore({ applicants }, '1B')).toBeUndefined();
  });
});

describe('the score of a loan', () => {
  it('is the lowest score of its borrowers, with the borrower and bureau it comes from', () => {
    const applicants = [{ ...borrower(755, 748, 730), ...coborrower(719, 731, 702) }];
    expect(loanScore({ applicants })).toMatchObject({
      source: 'bureau',
      score: 719,
      used: { owner: '0C', bureau: 'Experian' },
    });
  });

  it('is not the average that DU assesses', () => {
    // Fannie Mae Selling Guide B3-5.1-02: medians 605 and 693, average (605 + 693) / 2 = 649.
    const applicants = [borrower(590, 605, 648), borrower(661, 693, 693)];
    expect(loanScore({ applicants })).toMatchObject({ score: 605, average: 649, used: { owner: '0B' } });
  });

  it('leaves out borrowers without a score', () => {
    const applicants = [{ ...borrower(), ...coborrower(748, 719), aBDecisionCreditScore: 640 }];
    const score = loanScore({ applicants });
    expect(score).toMatchObject({ score: 719, average: 719 });
    expect(score?.source === 'bureau' && score.borrowers.map(({ owner }) => owner)).toEqual(['0C']);
  });

  it('is an entered score only while no borrower has a bureau score', () => {
    expect(loanScore({ sCreditScoreType2: 760, applicants: [borrower(748, 719)] })?.score).toBe(719);
    const decided = { aBDecisionCreditScore: 740, aCDecisionCreditScore: 701 };
    expect(loanScore({ sCreditScoreType2: 760, sCreditScoreType1: 720, applicants: [decided] })).toEqual({
      source: 'entered',
      score: 760,
    });
    expect(loanScore({ sCreditScoreType1: 720, applicants: [decided] })?.score).toBe(720);
    expect(loanScore({ applicants: [decided] })?.score).toBe(701);
  });

  it('does not exist if no score is known', () => {
    expect(loanScore({ sCreditScoreType2: 0, applicants: [{}] })).toBeUndefined();
    expect(loanScore({})).toBeUndefined();
  });
});
