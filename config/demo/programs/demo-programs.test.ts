import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateAll, priceAll } from '../../../domain/pricing/price-all';
import { reasonsOf } from '../../../domain/pricing/price-program';
import type { Program } from '../../../domain/pricing/program';
import { rateSheetProblems, sheetsInForce } from '../../../domain/pricing/rate-sheet';
import type { FieldSource } from '../../../domain/pricing/read-field';
import { readScenario } from '../../../domain/pricing/read-scenario';
import { shippedLimits } from '../../../domain/reference/shipped-limits';
import { countiesOfZip } from '../../../domain/reference/zip-county';
import { demoPrograms } from './demo-programs';
import { demoRateSheets } from './rate-sheet-generator';

const effective = new Date('2026-01-15T16:00:00Z');
const sheets = sheetsInForce(demoRateSheets({ programs: demoPrograms, effective }), effective);

const plain: FieldSource = {
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sPurchPrice: '600000',
  sApprVal: '600000',
  sLAmtCalc: '480000',
  sCreditScoreType2: 745,
  sQualBottomR: '36.5',
  sSpZip: '91101',
  sProdDocT: '0',
  sProdImpound: true,
};

// Pasadena is in Los Angeles County.
const areaIncomes = [{ year: 2025, from: '2025-06-01', medians: { '06037': 104_200 } }];

const scenario = (changes: FieldSource) =>
  readScenario(plain, changes, { limits: shippedLimits, countiesOfZip, areaIncomes });

const eligible = (changes: FieldSource): string[] =>
  evaluateAll({ scenario: scenario(changes), programs: demoPrograms, sheets })
    .filter((priced) => priced.eligible)
    .map(({ program }) => program.name);

const families = (programs: readonly Program[]) => [...new Set(programs.map(({ family }) => family))].sort();

const big = { sPurchPrice: '2000000', sApprVal: '2000000', sLAmtCalc: '1400000' };
const high = { sPurchPrice: '1200000', sApprVal: '1200000', sLAmtCalc: '900000' };
const rental = { sOccTPe: '2', sProdDocT: '20', sSpGrossRentPe: '4500' };
const second = { sLienPosT: '1', sLPurposeT: '8', sLAmtCalc: '60000', sRemain1stMBal: '400000' };

describe('demo programs', () => {
  it('number at least 24, cover every family, and have unique identifiers, names and positions', () => {
    expect(demoPrograms.length).toBeGreaterThanOrEqual(24);
    expect(families(demoPrograms)).toEqual(['conforming', 'fha', 'jumbo', 'non-qm', 'second', 'usda', 'va']);
    for (const part of ['lLpTemplateId', 'name', 'displayOrder'] as const) {
      expect(new Set(demoPrograms.map((program) => program[part])).size).toBe(demoPrograms.length);
    }
    for (const { lLpTemplateId } of demoPrograms) {
      expect(lLpTemplateId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('are data only, so that they can be stored and sent', () => {
    expect(JSON.parse(JSON.stringify(demoPrograms))).toEqual(demoPrograms);
  });

  it.each([
    ['VA IRRRL 30 Yr Fixed', { sHasVeteran: 'True', sLPurposeT: '7' }],
    ['FHA Streamline 30 Yr Fixed', { sLPurposeT: '6' }],
    ['FHA 30 Yr Fixed', { sLPurposeT: '1' }],
    ['VA 30 Yr Fixed', { sHasVeteran: 'True', sLPurposeT: '1' }],
  ])('pay back at most 500 dollars in %s', (name, changes) => {
    expect(eligible({ ...changes, sProdCashoutAmt: '500.00' })).toContain(name);
    expect(eligible({ ...changes, sProdCashoutAmt: '500.01' })).not.toContain(name);
  });

  it.each([
    [
      'a plain purchase',
      {},
      [
        'Conforming 30 Yr Fixed',
        'Freddie Mac 30 Yr Fixed',
        'Conforming 15 Yr Fixed',
        '7/6 ARM SOFR',
        'FHA 30 Yr Fixed',
        'Expanded Full Doc 30 Yr Fixed',
      ],
    ],
    ['a modest income', { sLTotI: '6500' }, ['HomeReady 30 Yr Fixed', 'Home Possible 30 Yr Fixed']],
    ['a high balance', high, ['High Balance 30 Yr Fixed', 'High Balance 15 Yr Fixed', 'High Balance 7/6 ARM SOFR']],
    [
      'a jumbo',
      big,
      ['Jumbo 30 Yr Fixed', 'Jumbo 15 Yr Fixed', 'Jumbo 7/6 ARM SOFR', 'Jumbo 10/6 ARM SOFR Interest Only'],
    ],
    ['a veteran', { sHasVeteran: 'True' }, ['VA 30 Yr Fixed', 'VA 15 Yr Fixed']],
    ['a veteran’s IRRRL', { sHasVeteran: 'True', sLPurposeT: '7' }, ['VA IRRRL 30 Yr Fixed']],
    ['an FHA streamline', { sLPurposeT: '6' }, ['FHA Streamline 30 Yr Fixed']],
    ['a rural home', { sProdIsSpInRuralArea: 'True', sLTotI: '7000' }, ['USDA 30 Yr Fixed']],
    [
      '12 months of statements',
      { sProdDocT: '13', sIsSelfEmployed: 'True' },
      ['Bank Statement 12 Mo. 30 Yr Fixed', 'Bank Statement 12 Mo. 7/6 ARM SOFR'],
    ],
    ['24 months of statements', { sProdDocT: '16', sIsSelfEmployed: 'True' }, ['Bank Statement 24 Mo. 30 Yr Fixed']],
    ['1099', { sProdDocT: '_15', sIsSelfEmployed: 'True' }, ['1099 30 Yr Fixed']],
    ['profit and loss', { sProdDocT: '__19', sIsSelfEmployed: 'True' }, ['Profit and Loss 30 Yr Fixed']],
    ['assets', { sProdDocT: '__16' }, ['Asset Utilization 30 Yr Fixed']],
    ['a rental', rental, ['DSCR 30 Yr Fixed', 'DSCR 40 Yr Fixed Interest Only']],
    ['a second lien', second, ['Closed-End Second 20 Yr Fixed', 'Home Equity Line 30 Yr, 10 Yr Interest Only']],
  ])('accept %s', (_, changes, names) => {
    expect(eligible(changes)).toEqual(expect.arrayContaining(names));
  });

  describe('of the agencies limit the ratios', () => {
    const reasons = (name: string, changes: FieldSource) => {
      const program = demoPrograms.filter((one) => one.name === name);
      return evaluateAll({ scenario: scenario(changes), programs: program, sheets }).flatMap((priced) =>
        reasonsOf(priced).map(({ code }) => code),
      );
    };
    const fixed = 'Conforming 30 Yr Fixed';
    const ofHalf = (ltv: number, more: FieldSource = {}): FieldSource => ({
      sPurchPrice: '500000',
      sApprVal: '500000',
      sLAmtCalc: String(ltv * 5_000),
      ...more,
    });

    it('of a high balance to 95, of two units to 85, of three and four to 75', () => {
      // Los Angeles has the high limits; these values keep each amount between the general limit and the county's.
      const high = (ltv: number, sProdSpT: string) =>
        ['High Balance 30 Yr Fixed', 'High Balance 7/6 ARM SOFR'].flatMap((name) =>
          reasons(name, {
            sPurchPrice: String(120_000_000 / ltv),
            sApprVal: String(120_000_000 / ltv),
            sLAmtCalc: '1200000',
            sProdSpT,
          }),
        );
      expect(high(95, '0')).toEqual([]);
      expect(high(96, '0')).toEqual(['ltv', 'ltv']);
      expect(high(85, '8')).toEqual([]);
      expect(high(86, '8')).toEqual(['ltv', 'ltv']);
    });

    it('of three and four units with a high balance to 75', () => {
      const units = (ltv: number, sProdSpT: string) =>
        reasons('High Balance 30 Yr Fixed', {
          sPurchPrice: String(170_000_000 / ltv),
          sApprVal: String(170_000_000 / ltv),
          sLAmtCalc: '1700000',
          sProdSpT,
        });
      for (const sProdSpT of ['9', '10']) expect([units(75, sProdSpT), units(76, sProdSpT)]).toEqual([[], ['ltv']]);
    });

    it('of a purchase above 95 to first-time buyers', () => {
      expect(reasons(fixed, ofHalf(97))).toEqual(['first-time-buyer']);
      expect(reasons(fixed, ofHalf(97, { sHas1stTimeBuyer: true }))).toEqual([]);
      expect(reasons(fixed, ofHalf(98, { sHas1stTimeBuyer: true }))).toEqual(['ltv']);
      expect(reasons(fixed, ofHalf(95))).toEqual([]);
      expect(reasons('7/6 ARM SOFR', ofHalf(97, { sHas1stTimeBuyer: true }))).toEqual(['ltv']);
    });

    it('of a manufactured home to 95, also for first-time buyers and in HomeReady', () => {
      const home = { sProdSpT: '4', sHas1stTimeBuyer: true, sLTotI: '6500' };
      for (const name of [fixed, 'HomeReady 30 Yr Fixed']) {
        expect([reasons(name, ofHalf(95, home)), reasons(name, ofHalf(96, home))]).toEqual([[], ['ltv']]);
      }
      const cashOut = { ...home, sLPurposeT: '2' };
      expect(reasons('Conforming 15 Yr Fixed', ofHalf(65, cashOut))).toEqual([]);
      expect(reasons('Conforming 15 Yr Fixed', ofHalf(66, cashOut))).toEqual(['ltv']);
      expect(reasons(fixed, ofHalf(65, cashOut))).toEqual(['property-type']);
    });

    it('of a refinance above 95 to loans of the agency', () => {
      const refinance = (ltv: number, owner?: string) => ofHalf(ltv, { sLPurposeT: '1', sExistingLoanOwnerT: owner });
      expect(reasons(fixed, refinance(97, '1'))).toEqual([]);
      expect([reasons(fixed, refinance(97)), reasons(fixed, refinance(97, '2'))]).toEqual([
        ['existing-loan'],
        ['existing-loan'],
      ]);
      expect(reasons('Freddie Mac 30 Yr Fixed', refinance(97, '2'))).toEqual([]);
      expect(reasons('Freddie Mac 30 Yr Fixed', refinance(97, '1'))).toEqual(['existing-loan']);
      expect(reasons(fixed, refinance(95))).toEqual([]);
    });

    it('with other loans to 105 for a Community Second alone', () => {
      const with50k = (more: FieldSource) => ofHalf(95, { sConcurSubFin: '50000', ...more });
      const community = { sIsCommunitySecond: true };
      expect([reasons(fixed, with50k({})), reasons(fixed, with50k(community))]).toEqual([['cltv'], []]);
      expect(reasons(fixed, with50k({ ...community, sConcurSubFin: '50100' }))).toEqual(['cltv']);
      expect(reasons('HomeReady 30 Yr Fixed', with50k({ sLTotI: '6500' }))).toEqual(['cltv']);
      expect(reasons('HomeReady 30 Yr Fixed', with50k({ ...community, sLTotI: '6500' }))).toEqual([]);
      expect(reasons('7/6 ARM SOFR', with50k(community))).toEqual(['cltv']);
    });

    it('of cash back in a rate/term refinance to the larger of 1% and 2,000', () => {
      const back = (amount: string, sProdCashoutAmt: string) =>
        reasons(fixed, { sLPurposeT: '1', sLAmtCalc: amount, sProdCashoutAmt });
      expect([back('300000', '3000.00'), back('300000', '3000.01')]).toEqual([[], ['cash-back']]);
      expect([back('150000', '2000.00'), back('150000', '2000.01')]).toEqual([[], ['cash-back']]);
      expect(reasons(fixed, { sLPurposeT: '2', sProdCashoutAmt: '90000', sLAmtCalc: '400000' })).toEqual([]);
    });

    it('and refuse a balloon, as the government programs do', () => {
      for (const name of [fixed, 'FHA 30 Yr Fixed']) expect(reasons(name, { sBalloonPmt: true })).toEqual(['balloon']);
    });

    it('and the financed properties of second homes and investments alone', () => {
      const many = (sOccTPe: string) => reasons(fixed, ofHalf(70, { sOccTPe, sNumFinancedProperties: 11 }));
      expect(['0', '1', '2'].map(many)).toEqual([[], ['financed-properties'], ['financed-properties']]);
    });
  });

  it('each accept some loan', () => {
    const loans: FieldSource[] = [
      {},
      { sLTotI: '6500' },
      high,
      big,
      { sHasVeteran: 'True' },
      { sHasVeteran: 'True', sLPurposeT: '7' },
      { sLPurposeT: '6' },
      { sProdIsSpInRuralArea: 'True', sLTotI: '7000' },
      ...['13', '16', '_15', '__19', '__16'].map((sProdDocT) => ({ sProdDocT, sIsSelfEmployed: 'True' })),
      rental,
      second,
    ];
    const taken = new Set(loans.flatMap(eligible));
    expect(demoPrograms.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });

  it('do not accept an inconsistent scenario without a reason', () => {
    for (const priced of evaluateAll({ scenario: scenario({ sLPurposeT: '3' }), programs: demoPrograms, sheets })) {
      expect(priced.eligible).toBe(false);
      expect(reasonsOf(priced).length).toBeGreaterThan(0);
    }
  });

  it('price the conforming 30 year loan at par near 6.125% for an ordinary borrower', () => {
    const [best] =
      priceAll({ scenario: scenario({}), programs: demoPrograms.slice(0, 1), sheets }, { rates: 'best' }).PricingResults
        .Program[0]?.RateOption ?? [];
    expect(Number(best?.Rate)).toBeGreaterThanOrEqual(6);
    expect(Number(best?.Rate)).toBeLessThanOrEqual(6.375);
    expect(Number(best?.APR)).toBeGreaterThan(Number(best?.Rate));
  });
});

describe('demo rate sheets', () => {
  it('are the same for the same seed and day, and others for another', () => {
    const of = (seed: number, day: string) =>
      demoRateSheets({ seed, programs: demoPrograms, effective: new Date(day) });
    expect(of(1, '2026-03-02T09:00:00Z')).toEqual(of(1, '2026-03-02T09:00:00Z'));
    const prices = (seed: number, day: string) => of(seed, day).map((sheet) => sheet.prices);
    expect(prices(1, '2026-03-02T09:00:00Z')).toEqual(prices(1, '2026-03-02T21:00:00Z'));
    expect(prices(1, '2026-03-02T09:00:00Z')).not.toEqual(prices(2, '2026-03-02T09:00:00Z'));
    expect(prices(1, '2026-03-02T09:00:00Z')).not.toEqual(prices(1, '2026-03-03T09:00:00Z'));
  });

  it('are consistent on any day: prices rise with the rate and fall with the lock, and a rate near par exists', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        (seed, day) => {
          for (const sheet of demoRateSheets({ seed, programs: demoPrograms, effective: day })) {
            expect(rateSheetProblems(sheet)).toEqual([]);
            const [short = [], middle = [], long = []] = sheet.prices;
            expect(short[0]).toBeLessThan(98_500);
            expect(short.at(-1)).toBeGreaterThan(101_500);
            const falls = short.every(
              (price, place) => price > (middle[place] ?? price) && (middle[place] ?? 0) > (long[place] ?? 0),
            );
            const ascends = short.every((price, place) => price > (short[place - 1] ?? 0));
            expect([falls, ascends]).toEqual([true, true]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('move little from one day to the next', () => {
    const first = (day: string) =>
      demoRateSheets({ programs: demoPrograms, effective: new Date(day) })[0]?.prices[0]?.[9] ?? 0;
    for (let day = 1; day < 28; day += 1) {
      const of = (number: number) => first(`2026-02-${String(number).padStart(2, '0')}T12:00:00Z`);
      expect(Math.abs(of(day + 1) - of(day))).toBeLessThan(500);
    }
  });

  it('leave out programs that the demo does not price', () => {
    const unknown = { ...(demoPrograms[0] as Program), lLpTemplateId: '00000000-0000-4000-8000-000000000009' };
    expect(demoRateSheets({ programs: [unknown], effective })).toEqual([]);
  });
});
