import Decimal from 'decimal.js';
import { dollars, exactSchedule } from './exact-schedule';
import { type DisclosedTerms, ratePaths } from './rate-paths';

const YEAR = 12;

const average = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)).div(amounts.length);

/**
 * The monthly premiums of each year of a government loan. Its annual premium is a share of the year's average balance as scheduled, so
 * it falls with the balance; `first` is the monthly premium of the first year.
 */
export function annualPremiums(terms: DisclosedTerms, first: Decimal): readonly Decimal[] {
  const balances = [
    dollars(terms.amount),
    ...exactSchedule(terms, ratePaths(terms).expected).map(({ balance }) => balance),
  ].slice(0, terms.termMonths);
  const years = Array.from({ length: Math.ceil(terms.termMonths / YEAR) }, (_, year) =>
    average(balances.slice(year * YEAR, (year + 1) * YEAR)),
  );
  const [start] = years;
  return start === undefined || start.isZero() ? [] : years.map((balance) => first.times(balance).div(start));
}
