import { ruleOn } from './rules/dated-rule';
import { type RatioLimit, ratioLimits } from './rules/ratio-limits';
import type { Scorecard } from './systems';

const LAST_DAY = '9999-12-31';

/** Loans that a line of a lender's matrix covers, by LOS codes. */
interface CoveredLoans {
  readonly purposes: readonly string[];
  readonly occupancies: readonly string[];
  readonly units: readonly [number, number];
  readonly isHighBalance?: boolean;
  readonly isAdjustable?: boolean;
  /** Whether every loan has a first-time buyer or a community lending program. */
  readonly hasFirstTimeBuyer?: boolean;
}

function mostOf({ most, arm, firstTimeAbove }: RatioLimit, { isAdjustable, hasFirstTimeBuyer }: CoveredLoans): number {
  if (isAdjustable && arm !== undefined) return arm;
  return hasFirstTimeBuyer ? most : (firstTimeAbove ?? most);
}

/**
 * The highest ratio, in percent, that an agency's matrix allows for all of these loans. The newest matrix applies: a lender offers what the
 * agency buys from now on. Throws for loans that the matrix does not cover.
 */
export function agencyMaximum(agency: Extract<Scorecard, 'DU' | 'LPA'>, loans: CoveredLoans): number {
  const { standard, highBalance = standard } = ruleOn(ratioLimits[agency], LAST_DAY);
  const limits = loans.isHighBalance ? highBalance : standard;
  const [fewest, most] = loans.units;
  const numbers = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const all = loans.purposes.flatMap((purpose) =>
    loans.occupancies.flatMap((occupancy) =>
      numbers.map((units) =>
        limits.find(
          (one) =>
            one.purposes.includes(purpose) &&
            one.occupancy === occupancy &&
            units >= one.units[0] &&
            units <= one.units[1],
        ),
      ),
    ),
  );
  const covered = all.filter((one) => one !== undefined);
  if (covered.length < all.length || covered.length === 0) {
    throw new RangeError('The matrix does not cover these loans.');
  }
  return Math.min(...covered.map((one) => mostOf(one, loans)));
}
