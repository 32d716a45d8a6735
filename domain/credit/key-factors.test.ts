import { expect, it } from 'vitest';
import { keyFactors } from './key-factors';
import type { CreditReportData, ReportedCreditScore } from './report.schemas';

const scoreOf = (factors: readonly string[], more: Partial<ReportedCreditScore> = {}): ReportedCreditScore => ({
  ...{ owner: '0B', bureau: 'Equifax', date: '2026-11-18', value: 612, model: 'EquifaxBeacon5.0', exclusion: null },
  factors: factors.map((text, index) => ({ code: String(index), text })),
  ...more,
});
const used = { owner: '0B', bureau: 'Equifax', score: 612 } as const;
const factorsOf = (...scores: CreditReportData['scores']) => keyFactors({ scores }, used);

it('names at most four key factors of a score', () => {
  expect(factorsOf(scoreOf(['a', 'b', 'c', 'd', 'e']))).toEqual(['a', 'b', 'c', 'd']);
  expect(factorsOf(scoreOf(['a', ' ', 'a', 'b']))).toEqual(['a', 'b']);
});

it('names a fifth one if it is about inquiries', () => {
  const inquiries = 'Too many inquiries last 12 months';
  expect(factorsOf(scoreOf(['a', 'b', 'c', 'd', 'e', inquiries]))).toEqual(['a', 'b', 'c', 'd', inquiries]);
  expect(factorsOf(scoreOf([inquiries, 'b', 'c', 'd', 'e']))).toEqual([inquiries, 'b', 'c', 'd']);
});

it('takes them from the score that was used: its borrower, bureau, value and an accepted model', () => {
  const others = [
    scoreOf(['other model'], { model: 'EquifaxBeaconNextGen' }),
    scoreOf(['other value'], { value: 700 }),
    scoreOf(['other borrower'], { owner: '0C' }),
    scoreOf(['other bureau'], { bureau: 'Experian' }),
  ];
  expect(factorsOf(...others)).toEqual([]);
  expect(factorsOf(...others, scoreOf(['a']))).toEqual(['a']);
});
