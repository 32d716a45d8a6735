import { type Cents, formatCents, toCents } from '../numbers/fixed';
import type { RateOption } from '../pricing/pricing.schemas';

/** What a rate costs and saves compared with another rate of the same program. */
export interface BreakEven {
  readonly option: RateOption;
  /** How much more this rate costs at closing; negative if it costs less. */
  readonly cost: string;
  /** How much less it costs in a month; negative if it costs more. */
  readonly saving: string;
  /** The month in which the savings have paid for the cost; null if one of them is not positive. */
  readonly months: number | null;
}

const monthly = ({ Payment, MonthlyInsurance }: RateOption): Cents =>
  toCents(Payment) + toCents(MonthlyInsurance ?? '0');

/** Each rate against the compared one. */
export function breakEvens(options: readonly RateOption[], compared: RateOption): BreakEven[] {
  return options.map((option) => {
    const cost = toCents(option.Cost) - toCents(compared.Cost);
    const saving = monthly(compared) - monthly(option);
    const months = cost > 0 && saving > 0 ? Math.ceil(cost / saving) : null;
    return { option, cost: formatCents(cost), saving: formatCents(saving), months };
  });
}
