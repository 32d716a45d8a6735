import { describe, expect, it } from 'vitest';
import { monthlyPayment } from './payment';
import { evaluateAll, priceAll } from './price-all';
import { pricingAnswerSchema } from './pricing.schemas';
import { programWith, scenarioWith, testSheet } from './pricing.test-support';
import type { Program } from './program';
import { parseRateOptionId, rateOptionId } from './rate-option-id';
import { rateSheetProblems, sheetsInForce } from './rate-sheet';
import type { FieldSource } from './read-field';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const other = (parts: Partial<Program>, number: number, rules = {}): Program =>
  programWith({ lLpTemplateId: id(number), displayOrder: number, ...parts }, rules);

const sheetFor = (number: number) => ({ ...testSheet, lLpTemplateId: id(number) });
const now = new Date('2026-01-15T18:00:00Z');
const sheets = sheetsInForce([1, 2, 3, 4].map(sheetFor), now);

const programs = [
  other({ name: 'Third', adjustmentSets: ['lender'] }, 3),
  programWith({ adjustmentSets: ['fannie-llpa', 'lender'] }),
  other({ name: 'Second', loanType: '2', family: 'va' }, 2, { needsVeteran: true }),
];

describe('pricing all programs', () => {
  const answer = priceAll({ scenario: scenarioWith({ sProdImpound: false }), programs, sheets });
  const [first, second] = answer.PricingResults.Program;

  it('returns results in the fixed shape, in display order', () => {
    expect(pricingAnswerSchema.parse(answer)).toEqual(answer);
    expect(answer.PricingResults.Program.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3]);
    expect(first).toMatchObject({
      lLpTemplateId: id(1),
      Name: 'Test 30 Yr Fixed',
      Status: 'Eligible',
      Reasons: [],
      LoanType: '0',
      FinMethT: '0',
      Term: 360,
      LoanAmount: '650000.00',
    });
    expect(second).toMatchObject({
      Status: 'Ineligible',
      RateOption: [],
      Reasons: [{ code: 'veteran', field: 'sHasVeteran' }],
    });
  });

  it('says which limited income was not checked, because it is not known', () => {
    const limited = [
      other({}, 1, { maxAreaIncomePercent: 80 }),
      other({}, 2, { maxHouseholdIncomePercent: 115 }),
      other({}, 3),
    ];
    const unchecked = (changes: FieldSource) =>
      priceAll({ scenario: scenarioWith(changes), programs: limited, sheets }).PricingResults.Program.map(
        ({ Status, NotChecked }) => [Status, NotChecked],
      );
    expect(unchecked({})).toEqual([
      ['Eligible', ['area-income']],
      ['Eligible', ['household-income']],
      ['Eligible', undefined],
    ]);
    expect(unchecked({ sLTotI: '5000' }).map(([, names]) => names)).toEqual([undefined, undefined, undefined]);
  });

  it('says that insurance is quoted without a score', () => {
    const quoted = (changes: FieldSource) =>
      priceAll({
        scenario: scenarioWith({ sLAmtCalc: '731250', ...changes }),
        programs: [programWith({ insurance: 'pmi' })],
        sheets,
      }).PricingResults.Program[0]?.Insurance;
    expect(quoted({ sCreditScoreType2: null })).toMatchObject({ Yearly: '0.940', NoScore: true });
    expect(quoted({})).not.toHaveProperty('NoScore');
  });

  it('prints each rate with point, price, payment, APR, explanation and the prices of the other locks', () => {
    const option = first?.RateOption.find(({ Rate }) => Rate === '6.125');
    expect(option).toMatchObject({
      rateOptionId: `${id(1)}.6125.30`,
      Price: '100.500',
      Point: '-0.500',
      Payment: '3949.47',
      APR: '6.125',
      LockDays: 30,
      BasePrice: '101.625',
      BaseLockDays: 15,
      Cost: '-3250.00',
      LockPrices: [
        { LockDays: 15, Price: '100.625', rateOptionId: `${id(1)}.6125.15` },
        { LockDays: 30, Price: '100.500' },
        { LockDays: 45, Price: '100.375' },
      ],
    });
    expect(option?.Adjustments.map(({ code, Price, Point }) => [code, Price, Point])).toEqual([
      ['lock', '-0.125', '0.125'],
      ['score-ltv', '-0.875', '0.875'],
      ['loan-amount', '0.125', '-0.125'],
      ['impound-waiver', '-0.250', '0.250'],
    ]);
    expect(first?.BestRateOptionId).toBe(`${id(1)}.6000.30`);
  });

  it('counts points and lender fees into the APR, but no credit', () => {
    const costly = priceAll({
      scenario: scenarioWith(),
      programs: [
        programWith({
          adjustmentSets: [],
          lenderFees: 1_595_00,
          ownAdjustments: [{ kind: 'flat', code: 'x', title: 'X', cost: 2_000 }],
        }),
      ],
      sheets,
    });
    const [option] = costly.PricingResults.Program[0]?.RateOption ?? [];
    // 1 point of 650,000 and 1,595 of fees: 641,905 financed at 3,897.08 for 360 months.
    expect(option).toMatchObject({ Rate: '6.000', Point: '1.000', APR: '6.117' });
  });

  it('is the same every time, identifiers too', () => {
    const again = priceAll({ scenario: scenarioWith({ sProdImpound: false }), programs, sheets });
    expect(again).toEqual(answer);
  });

  it('returns only the best rate, but every rate of the focused program', () => {
    const { Program: found } = priceAll(
      { scenario: scenarioWith(), programs, sheets },
      { rates: 'best', focusedProgramId: id(3) },
    ).PricingResults;
    expect(found.map(({ RateOption }) => RateOption.length)).toEqual([1, 0, 5]);
    expect(found[0]?.RateOption[0]?.rateOptionId).toBe(found[0]?.BestRateOptionId);
  });

  it('returns every rate of the first eligible program if the focused one is missing or not eligible', () => {
    const ratesWith = (focusedProgramId?: string) =>
      priceAll(
        { scenario: scenarioWith(), programs, sheets },
        { rates: 'best-and-focused', ...(focusedProgramId === undefined ? {} : { focusedProgramId }) },
      ).PricingResults.Program.map(({ RateOption }) => RateOption.length);
    expect([ratesWith(id(3)), ratesWith(), ratesWith('gone'), ratesWith(id(2))]).toEqual([
      [1, 0, 5],
      [5, 0, 1],
      [5, 0, 1],
      [5, 0, 1],
    ]);
  });

  it('shows hidden adjustments only on request; without them the base price still adds up', () => {
    const input = { scenario: scenarioWith({ sSpZip: '33139' }), programs: programs.slice(0, 1), sheets };
    const [shown] = priceAll(input, { showHidden: true }).PricingResults.Program[0]?.RateOption ?? [];
    const [hidden] = priceAll(input).PricingResults.Program[0]?.RateOption ?? [];
    expect(shown?.Adjustments.find(({ IsHidden }) => IsHidden)).toMatchObject({
      code: 'state-servicing',
      Price: '-0.125',
    });
    expect(hidden?.Adjustments.some(({ IsHidden }) => IsHidden)).toBe(false);
    expect([shown?.BasePrice, hidden?.BasePrice]).toEqual(['101.125', '101.000']);
    expect(hidden?.Price).toBe(shown?.Price);
  });

  it('leaves out programs excluded by the filters', () => {
    const names = (changes: Record<string, unknown>) =>
      evaluateAll({
        scenario: scenarioWith(changes),
        programs: [
          other({ name: '30' }, 1),
          other({ name: '15', termMonths: 180 }, 2),
          other({ name: 'FHA', family: 'fha' }, 3),
          other({ name: 'HomeReady', homeReady: true }, 4),
          other({ name: 'IO', interestOnlyMonths: 120 }, 5),
          other({ name: '40', termMonths: 480 }, 6),
        ],
        sheets,
      }).map(({ program }) => program.name);
    expect(names({})).toHaveLength(6);
    expect(names({ sProdFilterTerm15Yrs: 'True' })).toEqual(['15']);
    expect(names({ sProdFilterTermOther: 'True' })).toEqual(['40']);
    expect(names({ sProdIncludeFHATotalProc: 'True', sProdIncludeMyCommunityProc: 'True' })).toEqual([
      'FHA',
      'HomeReady',
    ]);
    expect(names({ sIsIOnlyPe: 'True' })).toEqual(['IO']);
    expect(names({ sIsIOnlyPe: 'False' })).toHaveLength(5);
    expect(names({ sProdFilterFinMeth7YrsArm: 'True' })).toEqual([]);
  });

  it('calculates payments on the whole note, and counts financed insurance into the APR', () => {
    const fha = other({ family: 'fha', loanType: '1', insurance: 'fha', adjustmentSets: [] }, 1);
    const [found] = priceAll({
      scenario: scenarioWith({ sLAmtCalc: '300000', sPurchPrice: '400000', sApprVal: '400000' }),
      programs: [fha],
      sheets,
    }).PricingResults.Program;
    // Average balance 303,550.49 x 0.5% = 1,517.75; / 1.0175 = 1,491.65; / 12 = 124.30.
    expect(found).toMatchObject({ LoanAmount: '305250.00', UpfrontInsurance: '5250.00', MonthlyInsurance: '124.30' });
    const option = found?.RateOption[0];
    expect(option?.Payment).toBe((monthlyPayment(305_250_00, 6_000, 360) / 100).toFixed(2));
    expect(Number(option?.APR)).toBeGreaterThan(6.5);
    expect(option?.Cost).toBe('-3052.50');
  });
});

describe('a rate option’s identifier', () => {
  it('is read back', () => {
    const key = { lLpTemplateId: id(7), rate: 6_125, lockDays: 45 };
    expect(parseRateOptionId(rateOptionId(key))).toEqual(key);
    expect(parseRateOptionId('nonsense')).toBeUndefined();
  });
});

describe('rate sheets', () => {
  it('in force are the newest of each program that have begun', () => {
    const at = (effectiveAt: string) => ({ ...testSheet, effectiveAt });
    const all = [at('2026-01-14T14:00:00Z'), at('2026-01-15T14:00:00Z'), at('2026-01-16T14:00:00Z')];
    expect(sheetsInForce(all, now).get(id(1))?.effectiveAt).toBe('2026-01-15T14:00:00Z');
    expect(sheetsInForce(all, new Date('2026-01-01T00:00:00Z')).size).toBe(0);
  });

  it('are valid, or report what is wrong', () => {
    expect(rateSheetProblems(testSheet)).toEqual([]);
    expect(rateSheetProblems({ ...testSheet, rates: [], prices: [[], [], []] })).toEqual(['The sheet has no rates.']);
    expect(rateSheetProblems({ ...testSheet, lockPeriods: [15, 30] })).toEqual(['Every lock period needs its prices.']);
    expect(rateSheetProblems({ ...testSheet, rates: [6_000, 6_000, 6_250, 6_375, 6_500] })).toEqual([
      'Rates must ascend without repeats.',
    ]);
    expect(rateSheetProblems({ ...testSheet, lockPeriods: [15], prices: [[1, 2, 3, 4, 3]] })).toEqual([
      'A higher rate may not have a lower price.',
    ]);
    expect(rateSheetProblems({ ...testSheet, lockPeriods: [], prices: [] })).toEqual([
      'The sheet has no lock periods.',
    ]);
    expect(rateSheetProblems({ ...testSheet, lockPeriods: [30, 15, 45], prices: [[1], [1], [1]] })).toEqual([
      'Lock periods must ascend without repeats.',
      'Every lock period needs one price for each rate.',
    ]);
  });
});
