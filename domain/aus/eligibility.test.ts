import { describe, expect, it } from 'vitest';
import type { AusFacts } from './facts.schemas';
import { atLtv, codesOf, run, strongFacts } from './facts.test-support';
import type { AusSystem } from './systems';

const primary = { sOccTPe: '0' };
const second = { sOccTPe: '1' };
const investment = { sOccTPe: '2' };
const limited = { sLPurposeT: '1' };
const cashOut = { sLPurposeT: '2' };
const firstTime = { features: { ...strongFacts.features, firstTimeBuyer: true } };
const arm = { sFinMethT: '1' };
const two = { sProdSpT: '8' };
const three = { sProdSpT: '9' };
const four = { sProdSpT: '10' };
const before2023 = '2023-11-17';
const from2023 = '2023-11-18';
const before2025 = '2025-09-28';

type Case = readonly [
  what: string,
  system: AusSystem,
  facts: Partial<AusFacts>,
  ltv: number,
  eligible: boolean,
  day?: string,
];

/** The published matrices: the highest LTV that is eligible, and the lowest that is not. */
const cases: readonly Case[] = [
  ['primary, purchase, 1 unit, first-time buyer', 'DU', { ...primary, ...firstTime }, 97, true],
  ['primary, purchase, 1 unit, first-time buyer', 'DU', { ...primary, ...firstTime }, 97.01, false],
  ['primary, purchase, 1 unit, not the first home', 'DU', primary, 95, true],
  ['primary, purchase, 1 unit, not the first home', 'DU', primary, 96, false],
  ['primary, purchase, 1 unit, HomeReady', 'DU', { ...primary, sFannieCommunityLendingT: '1' }, 97, true],
  ['primary, limited cash-out, 1 unit', 'DU', { ...primary, ...limited }, 97, true],
  ['primary, limited cash-out, 1 unit', 'DU', { ...primary, ...limited }, 98, false],
  ['primary, purchase, 1 unit, ARM', 'DU', { ...primary, ...arm, ...firstTime }, 95, true],
  ['primary, purchase, 1 unit, ARM', 'DU', { ...primary, ...arm, ...firstTime }, 95.01, false],
  ['primary, purchase, 2 units', 'DU', two, 95, true],
  ['primary, purchase, 2 units', 'DU', two, 95.01, false],
  ['primary, purchase, 3 units', 'DU', three, 95, true],
  ['primary, purchase, 3 units', 'DU', three, 96, false],
  ['primary, purchase, 4 units', 'DU', four, 95, true],
  ['primary, purchase, 4 units', 'DU', four, 96, false],
  ['primary, purchase, 2 units, before the change', 'DU', two, 85, true, before2023],
  ['primary, purchase, 2 units, before the change', 'DU', two, 86, false, before2023],
  ['primary, purchase, 3 units, before the change', 'DU', three, 75, true, before2023],
  ['primary, purchase, 3 units, before the change', 'DU', three, 76, false, before2023],
  ['primary, purchase, 2 units, on its first day', 'DU', two, 95, true, from2023],
  ['primary, cash-out, 1 unit', 'DU', { ...primary, ...cashOut }, 80, true],
  ['primary, cash-out, 1 unit', 'DU', { ...primary, ...cashOut }, 80.01, false],
  ['primary, cash-out, 2 units', 'DU', { ...cashOut, ...two }, 75, true],
  ['primary, cash-out, 2 units', 'DU', { ...cashOut, ...two }, 76, false],
  ['primary, cash-out, 4 units', 'DU', { ...cashOut, ...four }, 75, true],
  ['second home, purchase', 'DU', second, 90, true],
  ['second home, purchase', 'DU', second, 90.01, false],
  ['second home, limited cash-out', 'DU', { ...second, ...limited }, 90, true],
  ['second home, cash-out', 'DU', { ...second, ...cashOut }, 75, true],
  ['second home, cash-out', 'DU', { ...second, ...cashOut }, 76, false],
  ['second home, 2 units', 'DU', { ...second, ...two }, 50, false],
  ['investment, purchase, 1 unit', 'DU', investment, 85, true],
  ['investment, purchase, 1 unit', 'DU', investment, 86, false],
  ['investment, limited cash-out, 1 unit', 'DU', { ...investment, ...limited }, 75, true],
  ['investment, limited cash-out, 1 unit', 'DU', { ...investment, ...limited }, 76, false],
  ['investment, cash-out, 1 unit', 'DU', { ...investment, ...cashOut }, 75, true],
  ['investment, cash-out, 1 unit', 'DU', { ...investment, ...cashOut }, 76, false],
  ['investment, purchase, 2 units', 'DU', { ...investment, ...two }, 75, true],
  ['investment, purchase, 2 units', 'DU', { ...investment, ...two }, 76, false],
  ['investment, limited cash-out, 3 units', 'DU', { ...investment, ...limited, ...three }, 75, true],
  ['investment, cash-out, 4 units', 'DU', { ...investment, ...cashOut, ...four }, 70, true],
  ['investment, cash-out, 4 units', 'DU', { ...investment, ...cashOut, ...four }, 71, false],
  ['primary, purchase, 1 unit', 'LPA', primary, 95, true],
  ['primary, purchase, 1 unit', 'LPA', primary, 95.01, false],
  ['primary, purchase, 2 units', 'LPA', two, 95, true],
  ['primary, purchase, 2 units', 'LPA', two, 95.01, false],
  ['primary, purchase, 4 units', 'LPA', four, 95, true],
  ['primary, purchase, 4 units', 'LPA', four, 96, false],
  ['primary, purchase, 2 units, before the change', 'LPA', two, 85, true, before2025],
  ['primary, purchase, 2 units, before the change', 'LPA', two, 86, false, before2025],
  ['primary, purchase, 3 units, before the change', 'LPA', three, 80, true, before2025],
  ['primary, purchase, 3 units, before the change', 'LPA', three, 81, false, before2025],
  ['primary, cash-out, 1 unit', 'LPA', { ...primary, ...cashOut }, 80, true],
  ['primary, cash-out, 1 unit', 'LPA', { ...primary, ...cashOut }, 81, false],
  ['second home, purchase', 'LPA', second, 90, true],
  ['investment, purchase', 'LPA', investment, 85, true],
  ['investment, cash-out, 2 units', 'LPA', { ...investment, ...cashOut, ...two }, 71, false],
  ['FHA purchase, score 580', 'DU', { sLT: '1', score: 580 }, 96.5, true],
  ['FHA purchase, score 580', 'DU', { sLT: '1', score: 580 }, 96.501, false],
  ['FHA purchase, score 579', 'LPA', { sLT: '1', score: 579 }, 90, true],
  ['FHA purchase, score 579', 'LPA', { sLT: '1', score: 579 }, 90.001, false],
  ['FHA rate and term', 'LPA', { sLT: '1', ...limited }, 97.75, true],
  ['FHA cash-out', 'LPA', { sLT: '1', ...cashOut }, 80, true],
  ['FHA cash-out', 'LPA', { sLT: '1', ...cashOut }, 80.001, false],
  ['VA purchase', 'DU', { sLT: '2' }, 100, true],
  ['VA cash-out', 'DU', { sLT: '2', ...cashOut }, 91, false],
];

describe('the eligibility matrix', () => {
  const named = cases.map((each) => {
    const [what, system, facts, ltv, eligible, day = '2026-11-20'] = each;
    const name = `${what}, ${ltv}% in ${system} on ${day}: ${eligible ? 'eligible' : 'ineligible'}`;
    return { name, system, facts: atLtv(ltv, facts), eligible, day };
  });

  it.each(named)('$name', ({ system, facts, eligible, day }) => {
    const report = run(facts, { system, day });
    expect(report.eligibility, codesOf(report).join()).toBe(eligible ? 'eligible' : 'ineligible');
  });

  it('has more than sixty cases', () => expect(cases.length).toBeGreaterThanOrEqual(60));
});

describe('high balance', () => {
  const at = (share: number, more: Partial<AusFacts>): AusFacts => ({
    ...strongFacts,
    ...{ sLAmtCalc: (share * 9_000).toFixed(2), sPurchPrice: '900000.00', sApprVal: '900000.00' },
    ...{ ltv: `${share}.000`, cltv: `${share}.000`, hcltv: `${share}.000` },
    ...more,
  });
  it.each([
    ['1 unit', 95, {}, true],
    ['1 unit, first-time buyer', 96, firstTime, false],
    ['2 units over 85', 94, two, false],
    ['4 units over 75', 94, four, false],
  ] as const)('%s at %d', (_what, share, more, eligible) => {
    expect(run(at(share, more)).eligibility).toBe(eligible ? 'eligible' : 'ineligible');
  });
});

describe('loan limits', () => {
  const million = { sPurchPrice: '2000000.00', sApprVal: '2000000.00', ltv: '62.456', cltv: '62.456', hcltv: '62.456' };
  it.each([
    ['at the limit of the county', { ...million, sLAmtCalc: '1249125.00' }, true],
    ['one cent above it', { ...million, sLAmtCalc: '1249125.01' }, false],
  ])('%s', (_what, more, eligible) => {
    expect(run({ ...strongFacts, ...more }).eligibility).toBe(eligible ? 'eligible' : 'ineligible');
  });

  it('are said to be unchecked where the county is not known', () => {
    const report = run(strongFacts, { county: undefined });
    expect(report.eligibility).toBe('eligible');
    expect(codesOf(report)).toContain('aus-county-unknown');
  });
});

describe('other rules of eligibility', () => {
  it.each([
    ['reserves are short', { requiredReserves: '36000.01' }, 'aus-reserves-short'],
    ['eleven financed properties', { ...second, financedProperties: 11 }, 'aus-properties-over'],
    ['seven financed properties with 719', { ...second, financedProperties: 7, score: 719 }, 'aus-properties-score'],
  ] as const)('%s', (_what, more, code) => {
    const report = run({ ...strongFacts, ...more });
    expect(report.eligibility).toBe('ineligible');
    expect(codesOf(report)).toContain(code);
  });

  it.each([
    ['exact reserves', { requiredReserves: '36000.00' }],
    ['ten financed properties with 720', { ...second, financedProperties: 10, score: 720 }],
    ['eleven financed properties of a principal residence', { financedProperties: 11 }],
  ] as const)('allow %s', (_what, more) => {
    expect(run({ ...strongFacts, ...more }).eligibility).toBe('eligible');
  });

  it('ask DU for a score of 620 until 15 November 2025 only', () => {
    const facts = { ...strongFacts, score: 610 };
    expect(run(facts, { day: '2025-11-15' }).eligibility).toBe('ineligible');
    expect(run(facts, { day: '2025-11-16' }).eligibility).toBe('eligible');
  });
});
