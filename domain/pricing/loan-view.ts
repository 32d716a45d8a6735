import type { Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import { roundedLtv } from './insured-ltv';
import { firstPayment } from './payment-streams';
import type { Program } from './program';
import type { RateSheet } from './rate-sheet';
import type { PricingScenario } from './scenario';
import { PAR } from './sign';

/** A loan as one investor measures it: ratios rounded the investor's way, and whether it is a high balance there. */
export interface LoanView {
  readonly ltv: Thousandths | undefined;
  readonly cltv: Thousandths | undefined;
  readonly hcltv: Thousandths | undefined;
  /** LTV of the note with a financed private premium, exactly; undefined without one. */
  readonly grossLtv?: Thousandths;
  readonly highBalance: boolean;
  /** Rent over payment, in thousandths; undefined without a rent, or if the program does not use it. */
  readonly coverage: number | undefined;
}

/** Looks at the scenario through a program. */
export function viewLoan(scenario: PricingScenario, program: Program, sheet: RateSheet | undefined): LoanView {
  const { ratios, county, amount } = scenario;
  const whole = program.eligibility.ratioRounding === 'fannie';
  return {
    ltv: ratios && roundedLtv(ratios, program.eligibility.ratioRounding),
    cltv: whole && ratios ? ratios.fannie.cltv * 1000 : ratios?.up.cltv,
    hcltv: whole && ratios ? ratios.fannie.hcltv * 1000 : ratios?.up.hcltv,
    highBalance: amount !== undefined && county !== undefined && amount > county.baseline,
    coverage: program.eligibility.minRentCoverage === undefined ? undefined : rentCoverage(scenario, program, sheet),
  };
}

/** The rate whose base price with the shortest lock is nearest to par; used for payments before a rate is chosen. */
export function parRate(sheet: RateSheet): Thousandths | undefined {
  const prices = sheet.prices[0] ?? [];
  let best: number | undefined;
  let distance = Number.POSITIVE_INFINITY;
  prices.forEach((price, index) => {
    const away = Math.abs(price - PAR);
    if (away < distance) {
      distance = away;
      best = sheet.rates[index];
    }
  });
  return best;
}

function rentCoverage(scenario: PricingScenario, program: Program, sheet: RateSheet | undefined): number | undefined {
  const rate = sheet && parRate(sheet);
  if (scenario.grossRent === undefined || scenario.amount === undefined || rate === undefined) return undefined;
  const { termMonths, amortization, interestOnlyMonths } = program;
  const owed = firstPayment({ amount: scenario.amount, rate, termMonths, amortization, interestOnlyMonths });
  const payment = owed + scenario.monthlyHousing;
  const rent = mulDiv(scenario.grossRent, scenario.occupancyRate, 100_000);
  return payment > 0 ? mulDiv(rent, 1000, payment) : undefined;
}
