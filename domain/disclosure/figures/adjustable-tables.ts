import Decimal from 'decimal.js';
import type { Thousandths } from '../../numbers/fixed';
import { exactSchedule, wholeDollars } from './exact-schedule';
import type { PaymentRange } from './projected-payments';
import { adjustmentPayments, type DisclosedTerms, maximumRate, minimumRate, ratePaths } from './rate-paths';

/** The Adjustable Payment table (12 CFR 1026.37(i)). Amounts in whole dollars, payments counted from the first as 1. */
export interface AdjustablePaymentTable {
  readonly interestOnlyPayments: number;
  readonly firstChange: { readonly payment: number } & PaymentRange;
  /** Months between later changes; null if the payment changes once. */
  readonly everyMonths: number | null;
  readonly maximum: { readonly payment: number; readonly amount: number };
}

/** Only for loans whose principal and interest change for another reason than the rate: here, interest-only payments. */
export function adjustablePayments(terms: DisclosedTerms): AdjustablePaymentTable | undefined {
  const { interestOnlyMonths, amortization } = terms;
  if (interestOnlyMonths === 0) return undefined;
  const paths = ratePaths(terms);
  const [low, high] = [exactSchedule(terms, paths.lowest), exactSchedule(terms, paths.highest)];
  const adjustments = adjustmentPayments(terms);
  const first = Math.min(interestOnlyMonths + 1, ...adjustments);
  const highest = Decimal.max(...high.map(({ payment }) => payment));
  return {
    interestOnlyPayments: interestOnlyMonths,
    firstChange: {
      payment: first,
      least: wholeDollars(low[first - 1]?.payment ?? highest),
      most: wholeDollars(high[first - 1]?.payment ?? highest),
    },
    everyMonths: amortization.kind === 'arm' ? amortization.adjustEveryMonths : null,
    maximum: {
      // Payments that differ by less than half a cent are the same payment.
      payment: high.findIndex(({ payment }) => highest.minus(payment).lt('0.005')) + 1,
      amount: wholeDollars(highest),
    },
  };
}

/** The Adjustable Interest Rate table (12 CFR 1026.37(j)). */
export interface AdjustableRateTable {
  readonly index: string;
  readonly margin: Thousandths;
  readonly initial: Thousandths;
  readonly minimum: Thousandths;
  readonly maximum: Thousandths;
  /** The month at whose beginning the rate can first change, and the months between later changes. */
  readonly firstMonth: number;
  readonly everyMonths: number;
  readonly firstLimit: Thousandths;
  readonly laterLimit: Thousandths;
}

export function adjustableRate(terms: DisclosedTerms): AdjustableRateTable | undefined {
  const { amortization, rate } = terms;
  if (amortization.kind === 'fixed') return undefined;
  const { index, margin, initialMonths, adjustEveryMonths, caps } = amortization;
  return {
    index,
    margin,
    initial: rate,
    minimum: minimumRate(terms, amortization),
    maximum: maximumRate(rate, amortization),
    firstMonth: initialMonths + 1,
    everyMonths: adjustEveryMonths,
    firstLimit: caps.first,
    laterLimit: caps.periodic,
  };
}

/** The year in which the rate, and the payment, can first reach their maximum (12 CFR 1026.37(b)(8)). */
export function maximumYears(terms: DisclosedTerms): { readonly rate: number; readonly payment: number } | undefined {
  const { amortization } = terms;
  if (amortization.kind === 'fixed') return undefined;
  const top = maximumRate(terms.rate, amortization);
  let month = 0;
  for (const step of ratePaths(terms).highest) {
    if (step.rate === top) break;
    month += step.months;
  }
  const high = exactSchedule(terms, ratePaths(terms).highest);
  const highest = Decimal.max(...high.map(({ payment }) => payment));
  const payment = high.findIndex((each) => highest.minus(each.payment).lt('0.005'));
  return { rate: Math.floor(month / 12) + 1, payment: Math.floor(payment / 12) + 1 };
}
