import type { Thousandths } from '../numbers/fixed';
import type { RatioRounding } from './eligibility-spec';
import type { Ratios } from './ratios';

/** Loans at or below this LTV need no private insurance. */
const INSURED_ABOVE = 80_000;

/** The LTV as an investor rounds it. */
export const roundedLtv = ({ fannie, up }: Ratios, rounding: RatioRounding): Thousandths =>
  rounding === 'fannie' ? fannie.ltv * 1000 : up.ltv;

/** Whether a rounded LTV needs private insurance. */
export const isInsuredLtv = (ltv: Thousandths | undefined): boolean => ltv !== undefined && ltv > INSURED_ABOVE;

/**
 * Whether a loan needs private insurance, whatever its program: rounded as most investors do, so that 80.001% needs none. A program
 * that rounds otherwise quotes a premium, which the loan then has.
 */
export const needsPrivateInsurance = (ratios: Ratios | undefined): boolean =>
  ratios !== undefined && isInsuredLtv(roundedLtv(ratios, 'fannie'));
