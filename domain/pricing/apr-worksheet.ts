import { type Cents, formatCents, formatThousandths } from '../numbers/fixed';
import type { PaymentStream } from './apr';
import type { AprWorksheet } from './pricing.schemas';
import type { AprEquation } from './program-apr';
import type { PricingScenario } from './scenario';

const REGULAR_TOLERANCE = 125;
const IRREGULAR_TOLERANCE = 250;

/** Days of a month in a fraction of a unit-period (Appendix J(b)(5)(ii)). */
const MONTH_DAYS = 30;

/** Payments differ in more than the first and the last one (12 CFR 1026.22(a)(3)). */
function hasIrregularAmounts(payments: readonly PaymentStream[]): boolean {
  const from = payments[0]?.count === 1 ? 1 : 0;
  const to = payments.at(-1)?.count === 1 ? payments.length - 1 : payments.length;
  return to - from > 1;
}

/** The equation of an APR as texts, line by line. */
export function aprWorksheet({ interestPeriod }: PricingScenario, note: Cents, equation: AprEquation): AprWorksheet {
  const { charges, amountFinanced, payments, insuredMonths, first } = equation;
  return {
    Note: formatCents(note),
    Charges: charges.map(({ code, name, days, amount }) => ({
      code,
      ...(name === undefined ? {} : { Name: name }),
      ...(days === undefined ? {} : { Days: days }),
      Amount: formatCents(amount),
    })),
    AmountFinanced: formatCents(amountFinanced),
    Payments: payments.map(({ count, amount }) => ({ Count: count, Amount: formatCents(amount) })),
    InsuredMonths: insuredMonths,
    ...(interestPeriod && {
      FirstPeriod: {
        From: interestPeriod.from,
        FirstPayment: interestPeriod.firstPayment,
        Months: first.whole,
        Days: Math.round(first.fraction * MONTH_DAYS),
      },
    }),
    Tolerance: formatThousandths(hasIrregularAmounts(payments) ? IRREGULAR_TOLERANCE : REGULAR_TOLERANCE),
  };
}
