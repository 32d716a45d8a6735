import type { Thousandths } from '../../numbers/fixed';
import { fullyIndexedRate, type RateStep, ratePathTo } from '../../pricing/payment-streams';
import type { AdjustableRate, FixedRate } from '../../pricing/program';

/** The repayment terms that a disclosure shows. */
export interface DisclosedTerms {
  readonly amount: number;
  readonly rate: Thousandths;
  readonly termMonths: number;
  readonly interestOnlyMonths: number;
  readonly amortization: FixedRate | AdjustableRate;
  /** The lowest rate after the initial period; the margin if the contract has none (comment 37(c)(2)(i)-1). */
  readonly floor?: Thousandths | undefined;
  /** Index plus margin as the contract rounds it, if it does not round to the nearest eighth. */
  readonly indexedRate?: Thousandths | undefined;
}

/** Paths of the rate: as the index is now, as high and as low as the contract allows, each as fast as its caps allow. */
export interface RatePaths {
  readonly expected: readonly RateStep[];
  readonly highest: readonly RateStep[];
  readonly lowest: readonly RateStep[];
}

export const maximumRate = (rate: Thousandths, amortization: AdjustableRate): Thousandths =>
  rate + amortization.caps.life;

export const minimumRate = ({ floor }: Pick<DisclosedTerms, 'floor'>, amortization: AdjustableRate): Thousandths =>
  floor ?? amortization.margin;

/** The paths that 12 CFR 1026.37(c)(2)(i) and comment 17(c)(1)-10 assume. */
export function ratePaths(terms: DisclosedTerms): RatePaths {
  const { rate, termMonths, amortization } = terms;
  if (amortization.kind === 'fixed') {
    const path = [{ months: termMonths, rate }];
    return { expected: path, highest: path, lowest: path };
  }
  const [lowest, highest] = [minimumRate(terms, amortization), maximumRate(rate, amortization)];
  const indexed = terms.indexedRate ?? fullyIndexedRate(amortization.indexValue, amortization.margin);
  const to = (goal: Thousandths) => ratePathTo(amortization, rate, termMonths, goal);
  return { expected: to(Math.min(Math.max(indexed, lowest), highest)), highest: to(highest), lowest: to(lowest) };
}

/** The payments, counted from the first as 1, from which on a new rate can hold. */
export function adjustmentPayments({
  amortization,
  termMonths,
}: Pick<DisclosedTerms, 'amortization' | 'termMonths'>): number[] {
  if (amortization.kind === 'fixed') return [];
  const { initialMonths, adjustEveryMonths } = amortization;
  const payments: number[] = [];
  for (let month = initialMonths; month < termMonths; month += adjustEveryMonths) payments.push(month + 1);
  return payments;
}
