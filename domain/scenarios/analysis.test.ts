import { expect, it } from 'vitest';
import type { ProgramResult, RateOption } from '../pricing/pricing.schemas';
import { bestExecution } from './best-execution';
import { breakEvens } from './break-even';
import { buydown } from './buydown';

const option = (Rate: string, Price: string, Cost: string, Payment = '0.00') =>
  ({ Rate, Price, Cost, Payment }) as RateOption;
const program = (Name: string, displayOrder: number, RateOption: RateOption[], Status = 'Eligible') =>
  ({ Name, displayOrder, Status, RateOption }) as ProgramResult;

const one = program('One', 1, [
  option('6.000', '99.000', '6000.00'),
  option('6.250', '100.000', '0.00'),
  option('6.500', '101.000', '-6000.00'),
]);
const two = program('Two', 2, [option('6.125', '100.000', '0.00'), option('6.375', '100.500', '-3000.00')]);
const three = program('Three', 3, [option('5.000', '102.000', '-12000.00')], 'Ineligible');
const found = (kind: 'price' | 'rate' | 'credit', value: string) =>
  bestExecution([one, two, three], { kind, value }).map(({ program: { Name }, option: { Rate } }) => `${Name} ${Rate}`);

it('finds the lowest rate of each eligible program at a target price, the lowest of all first', () => {
  expect(found('price', '100.000')).toEqual(['Two 6.125', 'One 6.250']);
  expect(found('price', '100.750')).toEqual(['One 6.500']);
  expect(found('price', '103.000')).toEqual([]);
});

it('finds the highest price at or below a target rate', () => {
  expect(found('rate', '6.250')).toEqual(['Two 6.125', 'One 6.250']);
  expect(found('rate', '6.500')).toEqual(['One 6.500', 'Two 6.375']);
});

it('finds the lowest rate with a lender credit', () => {
  expect(found('credit', '3000.00')).toEqual(['Two 6.375', 'One 6.500']);
});

it('breaks even in the month in which the savings have paid for the points', () => {
  const low = option('6.000', '99.000', '6000.00', '3597.30');
  const par = option('6.250', '100.000', '0.00', '3694.30');
  expect(breakEvens([low, par], par)).toEqual([
    // 6,000.00 / 97.00 = 61.86
    { option: low, cost: '6000.00', saving: '97.00', months: 62 },
    { option: par, cost: '0.00', saving: '0.00', months: null },
  ]);
});

it('counts the monthly insurance of each rate', () => {
  const low = { ...option('6.000', '99.000', '1000.00', '1000.00'), MonthlyInsurance: '90.00' };
  const par = { ...option('6.250', '100.000', '0.00', '1000.00'), MonthlyInsurance: '100.00' };
  expect(breakEvens([low], par)[0]?.months).toBe(100);
});

/** P·r / (1 − (1+r)^−n) in floating point, to the cent. */
const payment = (amount: number, percent: number, months: number): number => {
  const rate = percent / 1200;
  return Math.round((amount * rate * 100) / (1 - (1 + rate) ** -months));
};

it.each([
  ['1-0', [1]],
  ['2-1', [2, 1]],
  ['3-2-1', [3, 2, 1]],
] as const)('adds up the subsidy of a %s buydown to the cent', (kind, points) => {
  const full = payment(400_000, 6.5, 360);
  const parts = points.map((less) => (full - payment(400_000, 6.5 - less, 360)) * 12);
  const result = buydown(kind, { amount: '400000.00', rate: '6.500', term: 360 });
  expect(result?.years.map(({ subsidy }) => Math.round(Number(subsidy) * 100))).toEqual(parts);
  expect(Math.round(Number(result?.subsidy) * 100)).toBe(parts.reduce((sum, part) => sum + part, 0));
});

it('gives the known figures of a 2-1 buydown of 400,000.00 at 6.500% over 30 years', () => {
  expect(buydown('2-1', { amount: '400000.00', rate: '6.500', term: 360 })).toMatchObject({
    payment: '2528.27',
    years: [
      { year: 1, rate: '4.500', payment: '2026.74', monthly: '501.53', subsidy: '6018.36' },
      { year: 2, rate: '5.500', payment: '2271.16', monthly: '257.11', subsidy: '3085.32' },
    ],
    subsidy: '9103.68',
  });
});

it('has no buydown below a rate of zero', () => {
  expect(buydown('3-2-1', { amount: '400000.00', rate: '3.000', term: 360 })).toBeNull();
});
