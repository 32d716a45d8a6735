import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import { ownValue } from '../tables/own-value';
import { FHA_UPFRONT } from './fha-premium';
import type { InsuranceScheme } from './program';
import { precedesPremiums } from './published-premiums';
import { usdaUpfrontRate } from './usda-fees';
import { type FundingFeeInput, vaFundingFeeRate } from './va-funding-fee';

/** How a scheme makes the note from the base amount. */
interface NoteRule {
  /** The amount that the rate is a share of. */
  readonly shareOf: 'base' | 'note';
  /** The note is cut to whole dollars; the cents of the premium are paid in cash. */
  readonly wholeDollars: boolean;
}

const onBase: NoteRule = { shareOf: 'base', wholeDollars: false };

/** HUD 4000.1 II.A.2 for FHA; 7 CFR 3555.107 for USDA, whose fee is a share of the note, itself included. */
const noteRules: Readonly<Record<InsuranceScheme, NoteRule>> = {
  none: onBase,
  pmi: onBase,
  fha: { shareOf: 'base', wholeDollars: true },
  va: onBase,
  usda: { shareOf: 'note', wholeDollars: false },
};

const schemes: Readonly<Record<string, InsuranceScheme>> = { '0': 'pmi', '1': 'fha', '2': 'va', '3': 'usda' };

/** The scheme of a loan type (`sLT`). */
export const schemeOf = (loanType: string | null | undefined): InsuranceScheme =>
  ownValue(schemes, loanType ?? '') ?? 'none';

/**
 * The rate of the upfront premium or fee, as entered or otherwise as published; undefined if the loan has none or the closing is before
 * the first table.
 */
export function upfrontRate(
  scheme: InsuranceScheme,
  input: FundingFeeInput,
  entered?: Thousandths | undefined,
): Thousandths | undefined {
  if (scheme === 'va' && input.exempt) return 0;
  if (entered !== undefined) return entered;
  if (scheme === 'fha') return precedesPremiums(scheme, input.day) ? undefined : FHA_UPFRONT;
  if (scheme === 'usda') return usdaUpfrontRate(input.day);
  return scheme === 'va' ? vaFundingFeeRate(input) : undefined;
}

/** The upfront fee of a loan and the amount that its rate is a share of. */
export interface UpfrontFee {
  readonly fee: Cents;
  readonly share: Cents;
}

const WHOLE = 100_000;

/**
 * The fee at a rate, rounded half up. A share of the note solves note = base + fee - cash, so 1% of a financed USDA note is base /
 * 0.99: 200,000.00 makes a note of 202,020.20.
 */
export function upfrontFee(scheme: InsuranceScheme, base: Cents, rate: Thousandths, cash: Cents = 0): UpfrontFee {
  if (noteRules[scheme].shareOf === 'base') return { fee: mulDiv(base, rate, WHOLE), share: base };
  const paid = Math.min(cash, mulDiv(base, rate, WHOLE));
  const note = mulDiv(base - paid, WHOLE, WHOLE - rate);
  return { fee: note - base + paid, share: note };
}

/** How an upfront fee is paid, and the note that follows. */
export interface FeePayment {
  /** What the loan says is paid in cash, at most the fee. */
  readonly cash: Cents;
  /** Cents that are paid in cash, so that base and financed fee make a note the scheme accepts. */
  readonly cents: Cents;
  readonly note: Cents;
  /** Share of the base amount that the note finances, before the cents. */
  readonly financedRate: Thousandths;
}

/** The note of a base amount and a fee of which a part is paid in cash (`sUfCashPd`): for the application and for pricing. */
export function feePayment(scheme: InsuranceScheme, base: Cents, fee: Cents, paid: Cents): FeePayment {
  const cash = Math.min(fee, paid);
  const financed = fee - cash;
  const cents = noteRules[scheme].wholeDollars ? Math.min(financed, (base + financed) % 100) : 0;
  const financedRate = base > 0 ? mulDiv(financed, WHOLE, base) : 0;
  return { cash, cents, note: base + financed - cents, financedRate };
}
