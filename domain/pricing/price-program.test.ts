import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, withoutHidden } from './explain';
import { bestRate, priceProgram } from './price-program';
import { programWith, scenarioWith, testSheet } from './pricing.test-support';
import { PAR } from './sign';

const lender = programWith({ adjustmentSets: ['fannie-llpa', 'lender'] });

describe('the price of a rate', () => {
  it('is the base of the shortest lock plus every line: the example of the price screen', () => {
    const scenario = scenarioWith({ sProdImpound: false });
    const explanation = explain(priceProgram(scenario, lender, testSheet), 1, 1);
    expect(explanation.base).toBe(101_625);
    expect(explanation.baseLockDays).toBe(15);
    expect(explanation.lines.map(({ code, price, detail }) => [code, price, detail])).toEqual([
      ['lock', -125, '30 days'],
      ['score-ltv', -875, '742 and 80.000%: 740 to 759, 75.01 to 80'],
      ['loan-amount', 125, 'above $600,000'],
      ['impound-waiver', -250, 'Escrow waived'],
    ]);
    expect(explanation.final).toBe(100_500);
  });

  it("subtracts compensation that the lender pays, not the borrower's", () => {
    const final = (source: string, percent: string) => {
      const scenario = scenarioWith({
        sOriginatorCompensationPaymentSourceT: source,
        sOriginatorCompensationPercent: percent,
      });
      return priceProgram(scenario, lender, testSheet).offers[0]?.prices[0];
    };
    const borrowerPaid = final('1', '1.500%') ?? 0;
    expect(final('2', '1.500%')).toBe(borrowerPaid - 1_500);
    expect(final('2', '2.125')).toBe(borrowerPaid - 2_125);
    const lines = explain(
      priceProgram(
        scenarioWith({ sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '1.5' }),
        lender,
        testSheet,
      ),
      0,
      0,
    ).lines;
    expect(lines.at(-1)).toMatchObject({ code: 'compensation', detail: '1.500%', price: -1_500 });
  });

  it('includes the premium if the lender pays the insurance', () => {
    const changes = { sLAmtCalc: '771875', sCreditScoreType2: 760 };
    const without = priceProgram(scenarioWith(changes), lender, testSheet);
    const paid = priceProgram(scenarioWith({ ...changes, sProdConvMIOptionT: '3' }), lender, testSheet);
    // 95%: 0.380 a year, 3.4 times as a single premium.
    expect((without.offers[0]?.prices[0] ?? 0) - (paid.offers[0]?.prices[0] ?? 0)).toBe(1_292);
    expect(explain(paid, 0, 0).lines.map(({ code }) => code)).toContain('lender-paid-insurance');
  });

  it('is capped at the maximum, says so, and higher rates are not offered', () => {
    const program = programWith({ adjustmentSets: [], maximumPrice: 101_700 });
    const priced = priceProgram(scenarioWith(), program, testSheet);
    expect(priced.offers[0]).toMatchObject({ first: 0, last: 2 });
    expect(priced.offers[0]?.prices.slice(0, 3)).toEqual([101_125, 101_625, 101_700]);
    expect(explain(priced, 0, 2).lines).toMatchObject([
      { code: 'maximum-price', price: -425, params: { maximum: '101.700' } },
    ]);
  });

  it('below the minimum is not offered', () => {
    const program = programWith({ adjustmentSets: [], minimumPrice: 101_600 });
    const priced = priceProgram(scenarioWith(), program, testSheet);
    expect(priced.offers.map(({ first }) => first)).toEqual([1, 2, 2]);
  });

  it('has no explanation for a rate that does not exist', () => {
    expect(() => explain(priceProgram(scenarioWith(), lender, testSheet), 3, 0)).toThrow(RangeError);
  });
});

describe('prices', () => {
  const scenarios = fc.record({
    sCreditScoreType2: fc.integer({ min: 620, max: 850 }),
    sLAmtCalc: fc.integer({ min: 100_000, max: 800_000 }).map(String),
    sOccTPe: fc.constantFrom('0', '1', '2'),
    sProdSpT: fc.constantFrom('0', '2', '8'),
    sProdImpound: fc.boolean(),
    sSpZip: fc.constantFrom('91101', '33139', '98004'),
    sOriginatorCompensationPaymentSourceT: fc.constantFrom('1', '2'),
    sOriginatorCompensationPercent: fc.constantFrom('1.000', '1.625', '2.500'),
    sProdConvMIOptionT: fc.constantFrom('0', '3'),
  });

  it('are explained to the last thousandth, with hidden lines and without', () => {
    fc.assert(
      fc.property(scenarios, fc.integer({ min: 97_000, max: 103_000 }), (changes, maximumPrice) => {
        const priced = priceProgram(scenarioWith(changes), { ...lender, maximumPrice }, testSheet);
        priced.offers.forEach(({ first, last, prices }, lock) => {
          for (let place = first; place <= last; place += 1) {
            const whole = explain(priced, lock, place);
            for (const reported of [whole, withoutHidden(whole)]) {
              expect(reported.lines.reduce((sum, { price }) => sum + price, reported.base)).toBe(prices[place]);
              expect(reported.final).toBe(prices[place]);
            }
            expect(withoutHidden(whole).lines.some(({ hidden }) => hidden)).toBe(false);
          }
        });
      }),
      { numRuns: 150 },
    );
  });

  it('rise with the rate and fall with the lock period, within the program’s bounds', () => {
    fc.assert(
      fc.property(scenarios, (changes) => {
        const { offers } = priceProgram(scenarioWith(changes), lender, testSheet);
        offers.forEach(({ first, last, prices }, lock) => {
          for (let place = first; place <= last; place += 1) {
            const price = prices[place] ?? 0;
            expect(price).toBeGreaterThanOrEqual(lender.minimumPrice);
            expect(price).toBeLessThanOrEqual(lender.maximumPrice);
            if (place > first) expect(price).toBeGreaterThan(prices[place - 1] ?? 0);
            if (lock > 0) expect(price).toBeLessThanOrEqual(offers[lock - 1]?.prices[place] ?? 0);
          }
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('the best rate', () => {
  const offer = (prices: number[], first: number, last: number) => ({
    ...{ first, last },
    priceAt: (place: number) => prices[place],
  });

  it('is the lowest at par or better, otherwise the one with the highest price', () => {
    expect(bestRate(offer([99_000, PAR, 101_000], 0, 2))).toBe(1);
    expect(bestRate(offer([97_000, 98_000, 99_000], 0, 2))).toBe(2);
    expect(bestRate(offer([101_000, 102_000], 1, 1))).toBe(1);
    expect(bestRate(offer([97_000], 1, -1))).toBeUndefined();
  });
});
