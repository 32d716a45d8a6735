import Decimal from 'decimal.js';
import type { Cents, Thousandths } from '../../numbers/fixed';
import { aprOfStreams, aprThousandths, REGULAR } from '../../pricing/apr';
import type { UnitPeriods } from '../../pricing/unit-periods';
import { dollars, type ExactPayment, exactSchedule, sumOf, wholeCents, wholeDollars } from './exact-schedule';
import { type DisclosedInsurance, premiumOf } from './projected-payments';
import { type DisclosedTerms, ratePaths } from './rate-paths';

const FIVE_YEARS = 60;

/** The costs that the comparisons count, unrounded. */
export interface DisclosedCosts {
  /** Section D, as far as the borrower pays it. */
  readonly loanCosts: Cents;
  /** The rest of section D of the Loan Estimate: what the lender pays of it. */
  readonly creditedLoanCosts?: Cents;
  /** Negative if the first payment covers days before closing. */
  readonly prepaidInterest: Cents;
  /** Prepaid finance charges: what the amount financed is less than the note. */
  readonly financeCharges: Cents;
  /** Mortgage insurance paid at closing for the first months. */
  readonly prepaidInsurance: Cents;
}

/** The comparisons of the Loan Estimate, and the loan calculations of the Closing Disclosure. */
export interface Comparisons {
  /** Whole dollars. */
  readonly inFiveYears: { readonly paid: number; readonly principal: number };
  /** Undefined if no rate solves the equation. */
  readonly apr: Thousandths | undefined;
  readonly totalInterestPercentage: Thousandths;
  readonly totalOfPayments: Cents;
  readonly financeCharge: Cents;
  readonly amountFinanced: Cents;
}

function insuranceOf(insurance: DisclosedInsurance, until: number): Decimal {
  const { monthly, payments, byYear } = insurance;
  const count = Math.min(payments, until);
  if (byYear === undefined) return monthly.times(count);
  return Array.from({ length: count }, (_, place) => premiumOf(insurance, place)).reduce(
    (sum, premium) => sum.plus(premium),
    new Decimal(0),
  );
}

/** The payments of the APR, each rounded to the cent as it is due, with the premium of its month. */
function aprOf(
  schedule: readonly ExactPayment[],
  insurance: DisclosedInsurance,
  amountFinanced: Cents,
  first: UnitPeriods,
): Thousandths | undefined {
  const streams = schedule.map(({ payment }, place) => ({
    count: 1,
    amount: wholeCents(payment) + wholeCents(premiumOf(insurance, place)),
  }));
  const apr = aprOfStreams(amountFinanced, streams, first);
  return apr === undefined ? undefined : aprThousandths(apr);
}

/**
 * What the loan costs in five years, as a rate, and over its term (12 CFR 1026.37(l), 1026.38(o)). An adjustable rate follows its index
 * as it is now (comment 17(c)(1)-10). `first` is the time from closing to the first payment.
 */
export function comparisonsOf(
  terms: DisclosedTerms,
  insurance: DisclosedInsurance,
  costs: DisclosedCosts,
  first: UnitPeriods = REGULAR,
): Comparisons {
  const schedule = exactSchedule(terms, ratePaths(terms).expected);
  const early = schedule.slice(0, FIVE_YEARS);
  const paidAtClosing = dollars(costs.loanCosts + costs.prepaidInterest + costs.prepaidInsurance);
  const interest = sumOf(schedule, 'interest').plus(dollars(costs.prepaidInterest));
  const premiums = insuranceOf(insurance, schedule.length);
  const note = dollars(terms.amount);
  const amountFinanced = terms.amount - costs.financeCharges;
  return {
    inFiveYears: {
      paid: wholeDollars(
        sumOf(early, 'payment')
          .plus(insuranceOf(insurance, FIVE_YEARS))
          .plus(paidAtClosing)
          .plus(dollars(costs.creditedLoanCosts ?? 0)),
      ),
      principal: wholeDollars(sumOf(early, 'principal')),
    },
    apr: aprOf(schedule, insurance, amountFinanced, first),
    totalInterestPercentage: interest.div(note).times(100_000).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber(),
    totalOfPayments: wholeCents(sumOf(schedule, 'payment').plus(premiums).plus(paidAtClosing)),
    financeCharge: wholeCents(sumOf(schedule, 'interest').plus(premiums)) + costs.financeCharges,
    amountFinanced,
  };
}
