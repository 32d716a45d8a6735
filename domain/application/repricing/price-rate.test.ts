import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../pricing/catalog-reference';
import { programWith, testSheet } from '../../pricing/pricing.test-support';
import type { PricingCatalog } from '../../pricing/pricing-catalog.schemas';
import { readScenario } from '../../pricing/read-scenario';
import { priceRate } from './price-rate';

const program = programWith({}, { matrix: [{ purposes: ['0'], occupancies: ['0'], units: [1, 4], minScore: 620 }] });
const later = {
  ...testSheet,
  effectiveAt: '2026-11-21T16:00:00Z',
  number: 2,
  prices: testSheet.prices.map((row) => row.map((price) => price - 250)),
};
const catalog: PricingCatalog = { programs: [program], rateSheets: [later, testSheet] };
const [rate = 0] = testSheet.rates;
const [lockDays = 0] = testSheet.lockPeriods;
const request = { lLpTemplateId: program.lLpTemplateId, rate, lockDays };

const scenario = readScenario(
  {
    ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sSpZip: '91101', sCreditScoreType2: 740 },
    ...{ sPurchPrice: '600000.00', sApprVal: '600000.00', sLAmtCalc: '420000.00' },
  },
  {},
  referenceOf(catalog, { branch: '' }),
  '2026-11-20',
);

const at = (now: string, of = request, who = scenario) => priceRate(who, of, { catalog, now: new Date(now) });

describe('the price of one rate at a moment', () => {
  it('is that of the sheet in force then, whatever came later', () => {
    const before = at('2026-11-21T15:59:59Z');
    const after = at('2026-11-21T16:00:00Z');
    expect(before?.priced.sheet).toBe(testSheet);
    expect(after?.priced.sheet?.number).toBe(2);
    expect(Number(before?.option?.Price) - Number(after?.option?.Price)).toBeCloseTo(0.25, 3);
  });

  it('is for the lock period that is asked for, not the one of the loan', () => {
    const longest = testSheet.lockPeriods.at(-1) ?? 0;
    expect(at('2026-11-22T00:00:00Z', { ...request, lockDays: longest })?.option?.LockDays).toBe(longest);
  });

  it('keeps the base prices of a rate that is not offered, and says why a loan does not fit', () => {
    const other = at('2026-11-22T00:00:00Z', { ...request, rate: 1 });
    expect(other).toMatchObject({ option: undefined, reasons: [] });
    expect(other?.priced.sheet?.prices.length).toBeGreaterThan(0);
    const poor = at('2026-11-22T00:00:00Z', request, { ...scenario, score: 500 });
    expect(poor?.option).toBeUndefined();
    expect(poor?.reasons.map(({ code }) => code)).toContain('score');
  });

  it('has no answer for a program that the catalog did not have, and no sheet before the first', () => {
    expect(at('2026-11-22T00:00:00Z', { ...request, lLpTemplateId: 'other' })).toBeUndefined();
    const early = at('2001-01-01T00:00:00Z');
    expect(early?.priced.sheet).toBeUndefined();
    expect(early?.reasons.map(({ code }) => code)).toEqual(['no-rates']);
  });
});
