import { describe, expect, it } from 'vitest';
import { borrowerScore, loanScore } from '../loan/credit-score';
import type { LoanDocument } from '../loan/document';
import type { Applicant, Owner } from '../loan/records';
import type { ReportedCreditScore } from './report.schemas';
import { scoreChanges, usableScore } from './report-scores';

const models = {
  Equifax: 'EquifaxBeacon5.0',
  Experian: 'ExperianFairIsaac',
  TransUnion: 'FICORiskScoreClassic04',
} as const;
const bureaus = ['Experian', 'TransUnion', 'Equifax'] as const;

const score = (more: Partial<ReportedCreditScore>): ReportedCreditScore => ({
  ...{ owner: '0B', bureau: 'Equifax', date: '2026-11-20', value: 700, model: 'EquifaxBeacon5.0' },
  ...{ exclusion: null, factors: [] },
  ...more,
});

/** What the loan has once a report with these values is applied: 0 is no score. */
function appliedLoan(byOwner: Partial<Record<Owner, readonly number[]>>) {
  const scores = Object.entries(byOwner).flatMap(([owner, values]) =>
    values.flatMap((value, index) => {
      const bureau = bureaus[index];
      if (!bureau || value === 0) return [];
      return [score({ owner: owner as Owner, bureau, model: models[bureau], value })];
    }),
  );
  const owners = Object.keys(byOwner) as Owner[];
  const applicants: Applicant[] = [{ aBLastNm: 'A', aCLastNm: 'B' }, { aBLastNm: 'C' }];
  const changes = scoreChanges(applicants, { scores, bureaus: [...bureaus] }, owners);
  for (const { owner, bureau, after, model } of changes) {
    const applicant = applicants[Number(owner[0])] ?? {};
    Object.assign(applicant, { [`a${owner[1]}${bureau}Score`]: after, [`a${owner[1]}${bureau}ModelT`]: model });
  }
  return { applicants } as Pick<LoanDocument, 'applicants'>;
}

describe('the score of a borrower', () => {
  it.each([
    [[700, 680, 680], 680],
    [[700, 700, 680], 700],
    [[600, 640, 720], 640],
    [[700, 680], 680],
    [[0, 0, 655], 655],
  ])('from %j is %i', (values, expected) => {
    expect(borrowerScore(appliedLoan({ '0B': values }), '0B')?.score).toBe(expected);
  });

  it('is none without a score, and never 0', () => {
    expect(borrowerScore(appliedLoan({ '0B': [0, 0, 0] }), '0B')).toBeUndefined();
    expect(loanScore(appliedLoan({ '0B': [0, 0, 0] }))).toBeUndefined();
  });
});

describe('the score of a loan', () => {
  it('is the lowest of its borrowers; DU averages them', () => {
    const loan = appliedLoan({ '0B': [590, 605, 648], '0C': [661, 693, 693] });
    expect(loanScore(loan)).toMatchObject({ score: 605, average: 649, used: { owner: '0B' } });
  });

  it('leaves out borrowers without a score', () => {
    expect(loanScore(appliedLoan({ '0B': [0, 0, 0], '0C': [661, 693, 693] }))).toMatchObject({ score: 693 });
  });
});

describe('a score of a report', () => {
  it('is found by borrower, bureau and model, never by its place', () => {
    const scores = [
      score({ owner: '0C', value: 800 }),
      score({ bureau: 'Experian', model: 'ExperianFairIsaac', value: 640 }),
      score({ model: 'EquifaxBeacon09', value: 790 }),
      score({ value: 612 }),
    ];
    expect(usableScore({ scores }, '0B', 'Equifax')?.value).toBe(612);
    expect(usableScore({ scores }, '0C', 'Equifax')?.value).toBe(800);
    expect(usableScore({ scores }, '0B', 'TransUnion')).toBeUndefined();
  });

  it.each(['EquifaxBeacon09', 'FICOScore8', 'ExperianFairIsaac', 'BeaconNextGeneration', ''])(
    'of the model %s from Equifax is refused',
    (model) => {
      expect(usableScore({ scores: [score({ model })] }, '0B', 'Equifax')).toBeUndefined();
    },
  );

  it('of VantageScore 4.0 counts under its own model, after FICO', () => {
    const vantage = score({ model: 'VantageScore4.0', value: 750 });
    expect(usableScore({ scores: [vantage] }, '0B', 'Equifax')).toMatchObject({ value: 750, model: '2' });
    expect(usableScore({ scores: [vantage, score({})] }, '0B', 'Equifax')).toMatchObject({ value: 700, model: '1' });
  });

  it('with an exclusion, or outside the range, is none', () => {
    expect(usableScore({ scores: [score({ value: null, exclusion: 'frozen' })] }, '0B', 'Equifax')).toBeUndefined();
    expect(usableScore({ scores: [score({ value: 9002 })] }, '0B', 'Equifax')).toBeUndefined();
  });
});

describe('the scores that a report changes', () => {
  const report = { scores: [score({ value: 612 })], bureaus: ['Equifax', 'TransUnion'] as const };
  const change = (applicant: Applicant) =>
    scoreChanges([applicant], { ...report, bureaus: [...report.bureaus] }, ['0B']).map(({ bureau, before, after }) => [
      bureau,
      before,
      after,
    ]);

  it('are those of the bureaus that were asked', () => {
    expect(change({ aBEquifaxScore: 700, aBExperianScore: 690 })).toEqual([
      ['TransUnion', null, null],
      ['Equifax', 700, 612],
    ]);
  });

  it('remove an earlier score that the bureau no longer gives, and keep one that a user entered', () => {
    expect(change({ aBTransUnionScore: 650, aBTransUnionScoreSourceT: '1' })).toContainEqual(['TransUnion', 650, null]);
    expect(change({ aBTransUnionScore: 650, aBTransUnionScoreSourceT: '3' })).toContainEqual(['TransUnion', 650, 650]);
  });
});
