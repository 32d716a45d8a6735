import { describe, expect, it } from 'vitest';
import { adjustmentsOfSet } from '../adjustments';
import { programWith, scenarioWith, sofrArm, viewOfScenario } from '../pricing.test-support';
import type { Program } from '../program';
import type { FieldSource } from '../read-field';

/*
 * The matrix of 2026-01-28, taken from its public transcriptions and not from the product's data. Each row has its lowest score
 * (0: below 640) and points for LTV up to 30, 60, 70, 75, 80, 85, 90, 95 and above.
 */
const purchase = `
  780 0.000 0.000 0.000 0.000 0.375 0.375 0.250 0.250 0.125
  760 0.000 0.000 0.000 0.250 0.625 0.625 0.500 0.500 0.250
  740 0.000 0.000 0.125 0.375 0.875 1.000 0.750 0.625 0.500
  720 0.000 0.000 0.250 0.750 1.250 1.250 1.000 0.875 0.750
  700 0.000 0.000 0.375 0.875 1.375 1.500 1.250 1.125 0.875
  680 0.000 0.000 0.625 1.125 1.750 1.875 1.500 1.375 1.125
  660 0.000 0.000 0.750 1.375 1.875 2.125 1.750 1.625 1.250
  640 0.000 0.000 1.125 1.500 2.250 2.500 2.000 1.875 1.500
    0 0.000 0.125 1.500 2.125 2.750 2.875 2.625 2.250 1.750`;

const limitedCashOut = `
  780 0.000 0.000 0.000 0.125 0.500 0.625 0.500 0.375 0.375
  760 0.000 0.000 0.125 0.375 0.875 1.000 0.750 0.625 0.625
  740 0.000 0.000 0.250 0.750 1.125 1.375 1.125 1.000 1.000
  720 0.000 0.000 0.500 1.000 1.625 1.750 1.500 1.250 1.250
  700 0.000 0.000 0.625 1.250 1.875 2.125 1.750 1.625 1.625
  680 0.000 0.000 0.875 1.625 2.250 2.500 2.125 1.750 1.750
  660 0.000 0.125 1.125 1.875 2.500 3.000 2.375 2.125 2.125
  640 0.000 0.250 1.375 2.125 2.875 3.375 2.875 2.500 2.500
    0 0.000 0.375 1.750 2.500 3.500 3.875 3.625 2.500 2.500`;

const cashOut = `
  780 0.375 0.375 0.625 0.875 1.375
  760 0.375 0.375 0.875 1.250 1.875
  740 0.375 0.375 1.000 1.625 2.375
  720 0.375 0.500 1.375 2.000 2.750
  700 0.375 0.500 1.625 2.625 3.250
  680 0.375 0.625 2.000 2.875 3.750
  660 0.375 0.875 2.750 4.000 4.750
  640 0.375 1.375 3.125 4.625 5.125
    0 0.375 1.375 3.375 4.875 5.125`;

/** Coverage below the standard: LTV up to 85, 90, 95 and 97; the last row is below 620. */
const minimumCoverage = `
  740 0.125 0.375 0.500 1.000
  720 0.125 0.625 0.875 1.250
  700 0.125 0.750 0.875 1.250
  680 0.125 0.750 0.875 1.750
  660 0.750 1.250 1.750 2.125
  640 1.250 1.750 2.000 2.375
  620 1.750 2.000 2.250 2.750
    0 2.000 2.250 2.500 3.000`;

const highestLtv = [30, 60, 70, 75, 80, 85, 90, 95, 97];
const insuredLtv = [85, 90, 95, 97];

interface Cell {
  readonly score: number;
  readonly ltv: number;
  readonly points: string;
}

const cellsOf = (grid: string, ltvs: readonly number[], belowTheLast: number): Cell[] =>
  grid
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [floor, ...cells] = line.trim().split(/ +/);
      return cells.map((points, place) => ({ score: Number(floor) || belowTheLast, ltv: ltvs[place] ?? 0, points }));
    });

/** A loan of so many percent of 500,000. */
const loan = (ltv: number, more: FieldSource): FieldSource => ({
  sPurchPrice: '500000',
  sApprVal: '500000',
  sLAmtCalc: String(5_000 * ltv),
  sCreditScoreType2: 800,
  ...more,
});

type SetId = 'fannie-llpa' | 'freddie-fees';
const agencies: readonly SetId[] = ['fannie-llpa', 'freddie-fees'];

function linesOf(set: SetId, changes: FieldSource, program: Program = programWith()): Record<string, string> {
  const applied = adjustmentsOfSet(set, viewOfScenario(scenarioWith(changes), program));
  return Object.fromEntries(applied.map(({ entry, cost }) => [entry.code, (cost / 1000).toFixed(3)]));
}

describe.each(agencies)('the score grids of %s, cell by cell', (set) => {
  it.each([
    ['purchase', '0', purchase, highestLtv, 81],
    ['limited cash-out', '1', limitedCashOut, highestLtv, 81],
    ['cash-out', '2', cashOut, highestLtv, 45],
  ])('%s', (_, sLPurposeT, grid, ltvs, count) => {
    const cells = cellsOf(grid, ltvs, 639);
    expect(cells).toHaveLength(count);
    const priced = cells.map(({ score, ltv }) => ({
      score,
      ltv,
      points: linesOf(set, loan(ltv, { sLPurposeT, sCreditScoreType2: score }))['score-ltv'],
    }));
    expect(priced).toEqual(cells);
  });

  // The matrix: 'Loans delivered without any credit score will be charged under the lowest credit score range.'
  it('without a score, in the lowest range', () => {
    const without = (ltv: number, more: FieldSource = {}) =>
      linesOf(set, loan(ltv, { sCreditScoreType2: null, ...more }));
    expect(without(80)).toEqual({ 'score-ltv': '2.750' });
    expect(without(95, { sMiCoveragePc: '6.000' })).toEqual({ 'score-ltv': '2.250', 'minimum-coverage': '2.500' });
  });

  it('minimum insurance coverage', () => {
    const cells = cellsOf(minimumCoverage, insuredLtv, 619);
    expect(cells).toHaveLength(32);
    const priced = cells.map(({ score, ltv }) => ({
      score,
      ltv,
      points: linesOf(set, loan(ltv, { sCreditScoreType2: score, sMiCoveragePc: '6.000' }))['minimum-coverage'],
    }));
    expect(priced).toEqual(cells);
  });
});

describe.each(agencies)('the attributes of %s, by LTV', (set) => {
  const arm = programWith({ amortization: sofrArm });

  it.each<[string, string, FieldSource, string, Program | undefined]>([
    ['adjustable rate', 'arm', {}, '- - - - - - - 0.250 0.250', arm],
    ['condo', 'condo', { sProdSpT: '2' }, '- - 0.125 0.125 0.750 0.750 0.750 0.750 0.750', undefined],
    ['2 to 4 units', 'units', { sProdSpT: '9' }, '- - 0.375 0.375 0.625 0.625 0.625 0.625 0.625', undefined],
    ['manufactured', 'manufactured', { sProdSpT: '4' }, Array(9).fill('0.500').join(' '), undefined],
    ['investment', 'investment', { sOccTPe: '2' }, '1.125 1.125 1.625 2.125 3.375 4.125 4.125 4.125 4.125', undefined],
    [
      'second home',
      'second-home',
      { sOccTPe: '1' },
      '1.125 1.125 1.625 2.125 3.375 4.125 4.125 4.125 4.125',
      undefined,
    ],
    [
      'subordinate financing',
      'subordinate',
      { sConcurSubFin: '1000' },
      '0.625 0.625 0.625 0.875 1.125 1.125 1.125 1.875 1.875',
      undefined,
    ],
  ])('%s', (_, code, more, points, program) => {
    const priced = highestLtv.map((ltv) => linesOf(set, loan(ltv, more), program)[code] ?? '-');
    expect(priced).toEqual(points.split(' '));
  });

  // The matrix: 'If the subordinate financing is a Community Seconds loan, these LLPAs do not apply (identified by SFC 118).'
  it('subordinate financing, except a Community Second', () => {
    const second = { sConcurSubFin: '1000', sIsCommunitySecond: true };
    expect(linesOf(set, loan(80, second))).toEqual({ 'score-ltv': '0.375' });
  });

  // Each value makes the loan 900,000, above the general limit and within that of Los Angeles County.
  const large = (ltv: number, more: FieldSource): FieldSource => ({
    ...loan(ltv, more),
    sPurchPrice: ((900_000 * 100) / ltv).toFixed(2),
    sApprVal: ((900_000 * 100) / ltv).toFixed(2),
    sLAmtCalc: '900000',
  });

  it.each<[string, string, string, string, Program | undefined]>([
    ['fixed', 'high-balance', '0', '0.500 0.500 0.750 0.750 1.000 1.000 1.000 1.000 1.000', undefined],
    [
      'fixed, limited cash-out',
      'high-balance',
      '1',
      '0.500 0.500 0.750 0.750 1.000 1.000 1.000 1.000 1.000',
      undefined,
    ],
    ['adjustable', 'high-balance-arm', '0', '1.250 1.250 1.500 1.500 2.500 2.500 2.500 2.750 2.750', arm],
    ['fixed, cash-out', 'high-balance-cash-out', '2', '1.250 1.250 1.500 1.500 1.750', undefined],
    ['adjustable, cash-out', 'high-balance-cash-out-arm', '2', '2.000 2.000 2.250 2.250 3.250', arm],
  ])('high balance, %s', (_, code, sLPurposeT, points, program) => {
    const expected = points.split(' ');
    const priced = highestLtv.slice(0, expected.length).map((ltv) => linesOf(set, large(ltv, { sLPurposeT }), program));
    expect(priced.map((lines) => lines[code])).toEqual(expected);
    const others = priced.flatMap((lines) => Object.keys(lines).filter((name) => /^high-balance/.test(name)));
    expect([...new Set(others)]).toEqual([code]);
  });
});
