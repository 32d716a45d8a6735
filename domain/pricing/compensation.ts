import type { Thousandths } from '../numbers/fixed';
import { formatThousandths } from '../numbers/fixed';

/** Codes of sOriginatorCompensationPaymentSourceT. */
const BORROWER_PAID = '1';
const LENDER_PAID = '2';

const MIN = 1000;
const MAX = 2500;
const STEP = 125;

/** The percentages of the Lender Paid plan in thousandths: 1.000% to 2.500% in steps of 0.125 (rule PRICING-01). */
export const lenderPaidPercents: readonly Thousandths[] = Array.from(
  { length: (MAX - MIN) / STEP + 1 },
  (_, index) => MIN + index * STEP,
);

/** One of the plans a loan officer picks from; Borrower Paid carries no percentage (decision PRICING-02). */
export type CompensationPlan =
  | { readonly source: 'borrower' }
  | { readonly source: 'lender'; readonly percent: Thousandths | undefined };

/** All plans in the order they are offered. */
export const compensationPlans: readonly CompensationPlan[] = [
  { source: 'borrower' },
  ...lenderPaidPercents.map((percent) => ({ source: 'lender' as const, percent })),
];

/** The plan of a loan from its LOS codes. Percentages outside the plan's steps are kept, because older loans have them. */
export function compensationPlan(source: string | undefined, percent: Thousandths | undefined): CompensationPlan {
  return source === LENDER_PAID
    ? { source: 'lender', percent: percent !== undefined && percent > 0 ? percent : undefined }
    : { source: 'borrower' };
}

/** The LOS code of who pays in a plan. */
export const sourceCode = (plan: CompensationPlan): string => (plan.source === 'lender' ? LENDER_PAID : BORROWER_PAID);

/** The scenario's compensation value: '1', or the percent with three decimals if lender paid with a percent (PRICING-03). */
export const compensationValue = (plan: CompensationPlan): string =>
  plan.source === 'lender' && plan.percent !== undefined ? formatThousandths(plan.percent) : '1';

/** The plan's effect on the price: the percentage if the lender pays it, zero if the borrower does. */
export const compensationCost = (plan: CompensationPlan): Thousandths =>
  plan.source === 'lender' ? (plan.percent ?? 0) : 0;
