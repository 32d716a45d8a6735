import { expect, it } from 'vitest';
import { knownLoan, testsOf } from './compliance.test-support';
import { openFindings } from './open-findings';

const findings = (changes: Parameters<typeof testsOf>[0] = {}) =>
  openFindings({ ...knownLoan, ...changes.loan }, testsOf(changes));

it('are none for a loan that passes, or that has no program yet', () => {
  expect(findings()).toEqual([]);
  expect(findings({ loan: { sLpTemplateId: null }, apor: [] })).toEqual([]);
});

it('names an average prime offer rate that is not imported once, although several tests need it', () => {
  expect(findings({ apor: [] })).toEqual([{ code: 'aporUnknown', values: { week: { date: '2026-11-16' } } }]);
});

it('names each failing test, not the ones that sum them up', () => {
  // 6.500 points above 6% are high-cost, and above the 2.250 of a qualified mortgage.
  const failing = findings({ loan: { sApr: '12.501', sProdImpound: true } });
  expect(failing).toEqual([{ test: 'qmPrice' }, { code: 'appraisalIfNotQualified' }, { test: 'highCostRate' }]);
});

it('names the duties of a higher-priced loan that are open', () => {
  const higherPriced = { sApr: '7.500' };
  expect(findings({ loan: { ...higherPriced, sProdImpound: true } })).toEqual([]);
  expect(findings({ loan: { ...higherPriced, sProdImpound: false } })).toEqual([{ code: 'escrowRequired' }]);
});
