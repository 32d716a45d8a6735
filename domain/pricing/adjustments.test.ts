import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdjustmentSet } from './adjustment-table';
import { adjustmentsOfSet, loanAdjustments } from './adjustments';
import type { AdjustmentTables } from './data/adjustment-sets';
import { adjustmentSets } from './data/adjustment-sets';
import { describeAdjustment } from './describe-adjustment';
import { ltvColumn } from './ltv-column';
import {
  plainLoan,
  programWith,
  reference,
  scenarioWith,
  shippedReference,
  sofrArm,
  viewOfScenario,
} from './pricing.test-support';
import type { Program } from './program';
import type { FieldSource } from './read-field';
import { readScenario } from './read-scenario';

/** A loan of so many percent of 500,000. */
const loan = (score: number, ltv: number, more: FieldSource = {}): FieldSource => ({
  sPurchPrice: '500000',
  sApprVal: '500000',
  sLAmtCalc: String(5_000 * ltv),
  sCreditScoreType2: score,
  ...more,
});

function llpa(changes: FieldSource, program: Program = programWith()) {
  const scenario = scenarioWith(changes);
  return adjustmentsOfSet('fannie-llpa', viewOfScenario(scenario, program)).map((applied) => ({
    cost: applied.cost,
    ...describeAdjustment(applied, scenario),
  }));
}

const costs = (changes: FieldSource, program?: Program) => llpa(changes, program).map(({ cost }) => cost);

describe('Fannie Mae adjustments, worked examples', () => {
  it('740 at 80%, purchase: 0.875', () => {
    expect(costs(loan(740, 80))).toEqual([875]);
  });

  it('745 at 95%, attached condo: 0.625 + 0.750', () => {
    expect(costs(loan(745, 95, { sProdSpT: '2' }))).toEqual([625, 750]);
  });

  it('700 at 75%, investment with two units: 0.875 + 0.375 + 2.125', () => {
    expect(costs(loan(700, 75, { sProdSpT: '8', sOccTPe: '2' }))).toEqual([875, 375, 2_125]);
  });

  it('680 at 80%, cash-out: 3.750', () => {
    expect(costs(loan(680, 80, { sLPurposeT: '2' }))).toEqual([3_750]);
  });

  it('761 at 81%, limited cash-out, high balance at a fixed rate: 1.000 + 1.000', () => {
    const changes = { sLPurposeT: '1', sApprVal: '1200000', sLAmtCalc: '972000', sCreditScoreType2: 761 };
    expect(costs(changes)).toEqual([1_000, 1_000]);
  });

  it('719 at 80%, second home with subordinate financing: 1.375 + 3.375 + 1.125', () => {
    expect(costs(loan(719, 80, { sOccTPe: '1', sConcurSubFin: '25000' }))).toEqual([1_375, 3_375, 1_125]);
  });
});

describe('a loan without a score', () => {
  it('says that it is charged under the lowest score range', () => {
    const [grid] = llpa({ ...loan(740, 80), sCreditScoreType2: null });
    expect(grid).toMatchObject({
      price: -2_750,
      detail: 'No credit score and 80.000%: 639 or less, 75.01 to 80',
      params: { noScore: 'true', ltv: '80.000', scoreFrom: '', scoreTo: '639' },
    });
    expect(grid?.params).not.toHaveProperty('score');
    const scenario = scenarioWith({ sCreditScoreType2: null });
    const lines = adjustmentsOfSet('fha', viewOfScenario(scenario, programWith()));
    expect(lines.map((applied) => describeAdjustment(applied, scenario))).toMatchObject([
      { code: 'score', price: -1_750, detail: 'No credit score, 580 to 599', params: { noScore: 'true' } },
    ]);
  });
});

describe('Fannie Mae adjustments', () => {
  it('round the LTV like Fannie Mae: 80.001% uses the column of 80, 80.01% does not', () => {
    const of = (amount: string) =>
      costs({
        sPurchPrice: '1000000',
        sApprVal: '1000000',
        sLAmtCalc: amount,
        sCreditScoreType2: 740,
        sSpZip: '91101',
      })[0];
    expect(of('800010')).toBe(875);
    expect(of('800100')).toBe(1_000);
  });

  it('charge no purchase or limited cash-out grid for terms up to 15 years, but the cash-out grid for every term', () => {
    const short = programWith({ termMonths: 180 });
    expect(costs(loan(700, 80), short)).toEqual([]);
    expect(costs(loan(700, 80, { sLPurposeT: '1' }), short)).toEqual([]);
    expect(costs(loan(700, 80, { sLPurposeT: '2' }), short)).toEqual([3_250]);
    expect(costs(loan(745, 95, { sProdSpT: '2' }), short)).toEqual([]);
  });

  it('charge a high balance more at an adjustable rate', () => {
    const arm = programWith({ amortization: sofrArm });
    const changes = { sPurchPrice: '1200000', sApprVal: '1200000', sLAmtCalc: '900000', sCreditScoreType2: 780 };
    expect(costs(changes, arm)).toEqual([0, 1_500]);
  });

  it('do not apply the condo adjustment to a detached condo', () => {
    expect(costs(loan(745, 95, { sProdSpT: '2', sProdSpStructureT: '2' }))).toEqual([625]);
  });

  it('are waived for HomeReady, with the reason', () => {
    const [line, ...others] = llpa(loan(640, 97), programWith({ homeReady: true }));
    expect(others).toEqual([]);
    expect(line).toMatchObject({ code: 'waived-homeready', price: 0, detail: 'HomeReady' });
  });

  it('are waived for a HomeReady program with an income limit only once the income is known', () => {
    const limited = programWith({ homeReady: true }, { maxAreaIncomePercent: 80 });
    const codes = (changes: FieldSource) => llpa(loan(640, 97, changes), limited).map(({ code }) => code);
    expect(codes({ sLTotI: '5000' })).toEqual(['waived-homeready']);
    expect(codes({})).toEqual(['waiver-income-unknown', 'score-ltv']);
  });

  it('are waived for Home Possible by Freddie Mac alone, and for Duty to Serve by both', () => {
    const codes = (set: 'fannie-llpa' | 'freddie-fees', changes: FieldSource, program = programWith()) =>
      adjustmentsOfSet(set, viewOfScenario(scenarioWith(changes), program)).map(({ entry }) => entry.code);
    const homePossible = programWith({ homePossible: true });
    expect(codes('freddie-fees', loan(640, 97), homePossible)).toEqual(['waived-home-possible']);
    expect(codes('fannie-llpa', loan(640, 97), homePossible)).toEqual(['score-ltv']);
    const serving = loan(640, 97, { sIsDutyToServe: 'True', sLTotI: '5000' });
    expect(codes('fannie-llpa', serving)).toEqual(['waived-duty-to-serve']);
    expect(codes('freddie-fees', serving)).toEqual(['waived-duty-to-serve']);
  });

  // Fannie Mae's requirements: income up to 100% of the area median, principal residence, purchase or limited cash-out.
  it('are waived for Duty to Serve only by income, on the borrowers’ home, without cash-out', () => {
    const first = (changes: FieldSource) => llpa(loan(640, 60, { sIsDutyToServe: true, ...changes }))[0]?.code;
    const home = { sLTotI: '5000' };
    expect([first(home), first({ ...home, sLPurposeT: '1' })]).toEqual([
      'waived-duty-to-serve',
      'waived-duty-to-serve',
    ]);
    expect(first({ ...home, sLPurposeT: '2' })).toBe('score-ltv');
    expect([first({ ...home, sOccTPe: '1' }), first({ ...home, sOccTPe: '2' })]).toEqual(['score-ltv', 'score-ltv']);
    expect(first({ sLTotI: '50000' })).toBe('score-ltv');
    expect(first({})).toBe('waiver-income-unknown');
  });

  // 360,000 of 400,000 with a premium of 1.292%: the note of 364,651.20 is 91.163%, in the column 90.01 to 95.
  it('go by the LTV of the note if it finances a single premium, minimum coverage by that of the base amount', () => {
    const single = { sPurchPrice: '400000', sApprVal: '400000', sLAmtCalc: '360000', sProdConvMIOptionT: '1' };
    const lines = (more: FieldSource) =>
      llpa({ ...single, sCreditScoreType2: 745, ...more }).map(({ code, cost, params }) => [code, cost, params.ltv]);
    expect(lines({})).toEqual([['score-ltv', 750, '90.000']]);
    expect(lines({ sFfUfMipIsBeingFinanced: true })).toEqual([['score-ltv', 625, '91.163']]);
    const least = { sMiCoveragePc: '12.000' };
    const minimum = lines(least).find(([code]) => code === 'minimum-coverage');
    expect(minimum).toBeDefined();
    expect(lines({ ...least, sFfUfMipIsBeingFinanced: true })).toContainEqual(minimum);
  });

  describe('of a first-time buyer', () => {
    const first = { sHas1stTimeBuyerPe: 'True' };
    const king = { sSpZip: '98101' };
    const plainCounty = { sSpZip: '36003' };

    it('are waived up to the area’s median, not above nor for an unknown income', () => {
      // The median of 104,200 a year is 8,683.33 a month. Autauga County has the general limit.
      expect(llpa(loan(640, 97, { ...first, ...plainCounty, sLTotI: '8683.33' }))[0]).toMatchObject({
        code: 'waived-first-time',
        detail: 'First-time buyer with income up to 100% of the area median',
      });
      expect(costs(loan(640, 97, { ...first, ...plainCounty, sLTotI: '8683.34' }))).toEqual([1_500]);
      expect(llpa(loan(640, 97, { ...first, ...plainCounty }))).toMatchObject([
        { code: 'waiver-income-unknown', price: 0, detail: 'Income is not known' },
        { code: 'score-ltv', price: -1_500 },
      ]);
      expect(costs(loan(640, 97, { ...plainCounty, sLTotI: '5000' }))).toEqual([1_500]);
    });

    it('are waived up to 120% of the median where limits are above the general one', () => {
      // 120% of 104,200 is 125,040 a year, 10,420.00 a month.
      expect(llpa(loan(640, 97, { ...first, ...king, sLTotI: '10420.00' }))[0]).toMatchObject({
        code: 'waived-first-time',
        detail: 'First-time buyer in a high-cost area with income up to 120% of the area median',
      });
      expect(costs(loan(640, 97, { ...first, ...king, sLTotI: '10420.01' }))).toEqual([1_500]);
    });

    it('are waived if only one of two borrowers is', () => {
      const codeOf = (own: boolean, other: boolean) => {
        const borrowers = { aBFirstNm: 'Ada', aBDecPastOwnership: own, aCFirstNm: 'Ben', aCDecPastOwnership: other };
        const document = { ...plainLoan, ...loan(640, 97, { sLTotI: '5000' }), applicants: [borrowers] };
        const scenario = readScenario(document, {}, reference);
        return adjustmentsOfSet('fannie-llpa', viewOfScenario(scenario, programWith()))[0]?.entry.code;
      };
      expect(codeOf(false, true)).toBe('waived-first-time');
      expect(codeOf(true, false)).toBe('waived-first-time');
      expect(codeOf(true, true)).toBe('score-ltv');
    });

    it('are charged while the area’s median is not known, and the explanation says so', () => {
      const changes = loan(640, 97, { ...first, sLTotI: '5000' });
      const scenario = readScenario(plainLoan, changes, shippedReference);
      const lines = adjustmentsOfSet('fannie-llpa', viewOfScenario(scenario, programWith())).map((applied) =>
        describeAdjustment(applied, scenario),
      );
      expect(lines.map(({ code, price, detail }) => [code, price, detail])).toEqual([
        ['waiver-undecided', 0, 'Area median income is not known'],
        ['score-ltv', -1_500, '640 and 97.000%: 640 to 659, above 95'],
      ]);
    });
  });

  describe('for minimum mortgage insurance', () => {
    const minimum = (ltv: number, sMiCoveragePc: string, program?: Program) =>
      llpa(loan(700, ltv, { sMiCoveragePc }), program).find(({ code }) => code === 'minimum-coverage')?.cost;

    it('apply to coverage below the standard of the term and the LTV', () => {
      const short = programWith({ termMonths: 240 });
      const shortArm = programWith({ termMonths: 240, amortization: sofrArm });
      // The standard at 90% is 25, and 12 for a fixed rate of up to 20 years.
      expect([minimum(90, '24.999'), minimum(90, '25.000')]).toEqual([750, undefined]);
      expect([minimum(90, '11.999', short), minimum(90, '12.000', short)]).toEqual([750, undefined]);
      expect(minimum(90, '12.000', shortArm)).toBe(750);
      // A manufactured home needs 25 at 90%, whatever its term (Selling Guide B7-1-02).
      const home = (sMiCoveragePc: string) =>
        llpa(loan(700, 90, { sProdSpT: '4', sMiCoveragePc }), short).map(({ code }) => code);
      expect(home('24.999')).toContain('minimum-coverage');
      expect(home('25.000')).not.toContain('minimum-coverage');
      expect(minimum(80, '6.000')).toBeUndefined();
      expect(costs(loan(700, 90))).toEqual([1_250]);
    });

    it('are never waived', () => {
      const lines = (changes: FieldSource, program?: Program) =>
        llpa(loan(700, 97, changes), program).map(({ code, cost }) => [code, cost]);
      const reduced = { sMiCoveragePc: '18.000' };
      const kept = ['minimum-coverage', 1_250];
      const homeReady = programWith({ homeReady: true });
      expect(lines(reduced, homeReady)).toEqual([['waived-homeready', 0], kept]);
      expect(lines({ ...reduced, sIsDutyToServe: true, sLTotI: '5000' })).toEqual([['waived-duty-to-serve', 0], kept]);
      expect(lines({ ...reduced, sHas1stTimeBuyer: true, sLTotI: '5000' })).toEqual([['waived-first-time', 0], kept]);
      // HomeReady needs 25% above 95, where others need 35.
      expect(lines({ sMiCoveragePc: '25.000' }, homeReady)).toEqual([['waived-homeready', 0]]);
    });
  });

  it('state why: score, exact LTV, and the band of each', () => {
    const [line] = llpa({});
    expect(line).toMatchObject({
      code: 'score-ltv',
      title: 'FICO and LTV',
      detail: '742 and 80.000%: 740 to 759, 75.01 to 80',
      params: { score: '742', ltv: '80.000', scoreFrom: '740', scoreTo: '759', ltvOver: '75', ltvUpTo: '80' },
      price: -875,
      hidden: false,
    });
    expect(llpa(loan(800, 25))[0]?.detail).toBe('800 and 25.000%: 780 or more, 30 or less');
    expect(llpa(loan(620, 97))[0]?.detail).toBe('620 and 97.000%: 639 or less, above 95');
  });
});

describe('adjustment tables', () => {
  const sets = Object.values(adjustmentSets).flat();

  it.each(sets.map((set): [string, AdjustmentSet] => [set.id, set]))('%s has a cost in every cell', (id, set) => {
    expect(adjustmentSets[set.id]).toContain(set);
    expect(id).toBe(set.id);
    for (const entry of set.entries) {
      if (entry.kind === 'grid') {
        expect(entry.cost).toHaveLength(entry.scoreFloors.length);
        for (const row of entry.cost) expect(row).toHaveLength(entry.ltvTops.length);
        expect(entry.scoreFloors).toEqual([...entry.scoreFloors].sort((a, b) => b - a));
        expect(entry.ltvTops).toEqual([...entry.ltvTops].sort((a, b) => a - b));
      }
      if (entry.kind === 'ltv') expect(entry.cost).toHaveLength(entry.ltvTops.length);
      if (entry.kind === 'amount') {
        expect(entry.bands.at(-1)?.upTo).toBeUndefined();
        const tops = entry.bands.slice(0, -1).map(({ upTo }) => upTo ?? 0);
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
      }
    }
  });

  it('of one name are in the order of their days', () => {
    for (const tables of Object.values(adjustmentSets)) {
      const days = tables.map(({ from }) => from);
      expect(days).toEqual([...new Set(days)].sort());
    }
  });

  it.each([
    // Before the earliest table we have, that one applies.
    ['2025-11-03T16:00:00Z', 100],
    ['2026-01-28T16:00:00Z', 100],
    ['2026-09-08T16:00:00Z', 100],
    // 11:59 PM on September 8 in Pacific time, and midnight.
    ['2026-09-09T06:59:59Z', 100],
    ['2026-09-09T07:00:00Z', 200],
    ['2026-11-22T16:00:00Z', 200],
  ])('in force on the day of the rate sheet price the loan: %s', (effectiveAt, cost) => {
    const flat = (from: string, costs: number): AdjustmentSet => ({
      id: 'fannie-llpa',
      from,
      source: 'Test',
      entries: [{ kind: 'flat', code: 'state', title: 'State', cost: costs }],
    });
    const loan = { ...viewOfScenario(scenarioWith(), programWith()), sheet: { effectiveAt } };
    const tables: AdjustmentTables = [flat('2026-01-28', 100), flat('2026-09-09', 200)];
    expect(adjustmentsOfSet('fannie-llpa', loan, tables).map((applied) => applied.cost)).toEqual([cost]);
  });

  it('never cost more for a better score in a Fannie Mae grid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 620, max: 849 }),
        fc.integer({ min: 20, max: 97 }),
        fc.constantFrom('0', '1'),
        (score, ltv, sLPurposeT) => {
          const worse = costs(loan(score, ltv, { sLPurposeT }))[0] ?? 0;
          const better = costs(loan(score + 1, ltv, { sLPurposeT }))[0] ?? 0;
          expect(better).toBeLessThanOrEqual(worse);
        },
      ),
    );
  });

  it('find the first column whose top is not below the LTV', () => {
    const tops = [30, 60, 999];
    expect(ltvColumn(tops, 30_000)).toBe(0);
    expect(ltvColumn(tops, 30_010)).toBe(1);
    expect(ltvColumn(tops, 120_000)).toBe(2);
    expect(ltvColumn(tops, 1_000_000)).toBe(-1);
    expect(ltvColumn(tops, undefined)).toBe(-1);
  });
});

describe('adjustments of a program', () => {
  const lines = (changes: FieldSource, program: Program) => {
    const scenario = scenarioWith(changes);
    return loanAdjustments(viewOfScenario(scenario, program), new Map()).map((applied) =>
      describeAdjustment(applied, scenario),
    );
  };

  it("are listed in the order of the program's tables, its own last", () => {
    const program = programWith({
      adjustmentSets: ['fannie-llpa', 'lender'],
      ownAdjustments: [{ kind: 'flat', code: 'special', title: 'Special', cost: -125, hidden: true }],
    });
    expect(lines({ sProdImpound: false }, program).map(({ code, price }) => [code, price])).toEqual([
      ['score-ltv', -875],
      ['loan-amount', 125],
      ['impound-waiver', -250],
      ['special', 125],
    ]);
  });

  it('state the band of the loan amount', () => {
    const program = programWith({ adjustmentSets: ['lender'] });
    const detail = (amount: string) => lines({ sLAmtCalc: amount }, program)[0];
    expect(detail('400000')?.detail).toBe('$350,000 to $600,000');
    expect(detail('600000.01')?.detail).toBe('above $600,000');
    expect(detail('125000')).toMatchObject({
      detail: '$125,000 or less',
      params: { amountOver: '', amountUpTo: '125000.00' },
    });
  });

  it('are the same whether cached or calculated', () => {
    const programs = [180, 360].flatMap((termMonths) =>
      [true, false].map((homeReady) => programWith({ termMonths, ...(homeReady && { homeReady }) })),
    );
    const scenario = scenarioWith(loan(662, 88, { sProdSpT: '2' }));
    const cache = new Map();
    for (const program of [...programs, ...programs]) {
      const seen = viewOfScenario(scenario, program);
      expect(loanAdjustments(seen, cache)).toEqual(loanAdjustments(seen, new Map()));
    }
  });

  it('price rentals by how well the rent covers the payment', () => {
    const program = programWith({ adjustmentSets: ['rental'] }, { minRentCoverage: 750 });
    const coverage = (rent: string) =>
      lines({ sSpGrossRentPe: rent, sOccTPe: '2' }, program).find(({ code }) => code === 'rent-coverage')?.price;
    // The payment at the rate nearest to par, 6.000%, is 3,897.08.
    expect(coverage('3897.08')).toBeUndefined();
    expect(coverage('3800')).toBe(-1_000);
    expect(coverage('5000')).toBe(250);
  });
});
