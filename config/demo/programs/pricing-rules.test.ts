import { describe, expect, it } from 'vitest';
import { mortgageInsuranceCodes } from '../../../domain/loan/codes/loan-codes';
import { citizenshipCode, scenarioInsuranceOption, scenarioTerm } from '../../../domain/loan/codes/scenario-codes';
import { compensationPlan, compensationPlans, compensationValue } from '../../../domain/pricing/compensation';
import { programFilters } from '../../../domain/pricing/scenario-filter';
import { demoPrograms } from './demo-programs';

const years = [10, 15, 20, 25, 30, 40];

/** The rules of pricing that are tables, each by its number. The others name their test in `api/scenarios` and `src/pricing`. */
describe('the rules of pricing', () => {
  it('offer Borrower Paid, and Lender Paid from 1.000% to 2.500% in eighths (PRICING-01)', () => {
    const [borrower, ...lender] = compensationPlans;
    expect(borrower).toEqual({ source: 'borrower' });
    expect(lender.map((plan) => compensationValue(plan))).toEqual(
      Array.from({ length: 13 }, (_, step) => (1 + step * 0.125).toFixed(3)),
    );
  });

  it('give Borrower Paid no percentage (PRICING-02)', () => {
    expect(compensationPlan('1', 2_500)).toEqual({ source: 'borrower' });
  });

  it.each([
    ['1', undefined, '1'],
    ['1', 2_500, '1'],
    ['2', undefined, '1'],
    ['2', 2_500, '2.500'],
  ])('write source %s with %s as %s (PRICING-03)', (source, percent, value) => {
    expect(compensationValue(compensationPlan(source, percent))).toBe(value);
  });

  it('have programs of 10 to 40 years, and no other term (PRICING-08, -12)', () => {
    const found = new Set(demoPrograms.map(({ termMonths }) => termMonths / 12));
    expect([...found].filter((term) => !years.includes(term))).toEqual([]);
  });

  it('have adjustable rates that are fixed for 3, 5, 7 or 10 years (PRICING-09)', () => {
    expect(Object.values(programFilters.amortizations)).toEqual(['Fixed', '3', '5', '7', '10']);
    const fixed = demoPrograms.flatMap(({ amortization }) =>
      amortization.kind === 'arm' && !amortization.marginFollowsRate ? [amortization.initialMonths / 12] : [],
    );
    expect(fixed.filter((term) => ![3, 5, 7, 10].includes(term))).toEqual([]);
  });

  it('map terms to 10, 15, 20, 25 and 30, else Other, and offer those (PRICING-10, -11)', () => {
    expect(years.map((term) => scenarioTerm(term * 12))).toEqual(['10', '15', '20', '25', '30', 'Other']);
    expect(scenarioTerm(12 * 12)).toBe('Other');
    expect(Object.values(programFilters.terms)).toEqual(['10', '15', '20', '25', '30', 'Other']);
  });

  it.each([
    ['US Citizen', '0'],
    ['Permanent Resident', '1'],
    ['Non-Permanent Resident', '2'],
    ['Foreign National', '3'],
    ['Martian', undefined],
  ])('map the citizenship %s to %s (PRICING-13, -14)', (name, code) => {
    expect(citizenshipCode(name)).toBe(code);
  });

  it('treat the insurance options 0, 1 and 2 as 0 (PRICING-15)', () => {
    const mapped = Object.keys(mortgageInsuranceCodes).map((option) => [option, scenarioInsuranceOption(option)]);
    expect(Object.fromEntries(mapped)).toMatchObject({ '0': '0', '1': '0', '2': '0', '3': '3' });
  });

  it('take the names of programs from the lender, each once (PRICING-17)', () => {
    const names = demoPrograms.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
