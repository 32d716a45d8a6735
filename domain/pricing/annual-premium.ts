import type { Cents, Thousandths } from '../numbers/fixed';
import { fhaAnnualRate, fhaPremiumMonths } from './fha-premium';
import type { InsuranceScheme } from './program';
import { usdaAnnualRate } from './usda-fees';
import { type YearlyPremium, yearlyPremium } from './yearly-premium';

/** The inputs for the annual premium or fee of a government loan. */
export interface AnnualPremiumInput {
  readonly base: Cents;
  readonly note: Cents;
  /** Rate of the upfront premium that the note finances. */
  readonly financedRate: Thousandths;
  readonly noteRate: Thousandths;
  readonly termMonths: number;
  /** Rounded up; undefined for a streamline refinance, which has no new value: its premium is the one of the highest LTV. */
  readonly ltv: Thousandths | undefined;
  readonly day: string | undefined;
  /** A rate that overrides the published one. */
  readonly rate?: Thousandths | undefined;
}

/**
 * The monthly part of FHA's annual premium, or of USDA's annual fee for the life of the loan; undefined for another scheme and
 * for a closing before the first table. FHA's leaves out the upfront premium that the note finances, USDA's is charged on the whole
 * note (7 CFR 3555.107).
 */
export function annualPremium(scheme: InsuranceScheme, input: AnnualPremiumInput): YearlyPremium | undefined {
  const { base, note, noteRate, termMonths, day, rate } = input;
  if (scheme === 'usda') {
    const fee = rate ?? usdaAnnualRate(day);
    return fee === undefined
      ? undefined
      : yearlyPremium({ note, noteRate, termMonths, rate: fee, months: termMonths, financedRate: 0 });
  }
  if (scheme !== 'fha') return undefined;
  const fha = { amount: base, ltv: input.ltv ?? 100_000, termMonths, day };
  const premium = rate ?? fhaAnnualRate(fha);
  if (premium === undefined) return undefined;
  return yearlyPremium({
    note,
    noteRate,
    termMonths,
    rate: premium,
    months: fhaPremiumMonths(fha),
    financedRate: input.financedRate,
  });
}
