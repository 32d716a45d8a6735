import type { Cents, Thousandths } from '../numbers/fixed';
import type { MonthlyCharge } from './mi';
import {
  charge,
  FHA_UPFRONT,
  fhaMonthly,
  lenderPaidCost,
  pmiMonthly,
  USDA_UPFRONT,
  usdaMonthly,
  vaFundingFeeRate,
} from './mi';
import { paymentsUntilBalance } from './payment';
import { firstPayment } from './payment-streams';
import type { Program } from './program';
import type { PricingScenario } from './scenario';

/** Upfront insurance and guarantee fees added to the base amount; they are financed, so they are part of the note. */
export interface NoteAmount {
  readonly base: Cents;
  readonly upfront: Cents;
  readonly note: Cents;
}

/** The note of a scenario in a program: sLAmtCalc and sFinalLAmt. */
export function noteAmount(scenario: PricingScenario, program: Program): NoteAmount {
  const base = scenario.amount ?? 0;
  const upfront = charge(base, upfrontRate(scenario, program));
  return { base, upfront, note: base + upfront };
}

function upfrontRate(scenario: PricingScenario, program: Program): Thousandths {
  switch (program.insurance) {
    case 'fha':
      return FHA_UPFRONT;
    case 'usda':
      return USDA_UPFRONT;
    case 'va':
      return vaFundingFeeRate({
        purpose: scenario.purpose,
        ltv: scenario.ratios?.ltv ?? 100_000,
        subsequentUse: scenario.vaSubsequentUse,
        exempt: scenario.vaFeeExempt,
      });
    default:
      return 0;
  }
}

/**
 * The assumed score for insurance estimates if none is known; a program with a minimum score is ineligible before this is used.
 */
const ASSUMED_SCORE = 680;

/** The monthly insurance of a loan at a rate; undefined if there is none or the lender pays it. */
export function monthlyInsurance(
  scenario: PricingScenario,
  program: Program,
  rate: Thousandths,
): MonthlyCharge | undefined {
  const { amount, ratios } = scenario;
  if (amount === undefined) return undefined;
  const { termMonths } = program;
  // A streamline refinance has no new value; its premium is the one of the highest LTV.
  if (program.insurance === 'fha') return fhaMonthly({ amount, ltv: ratios?.ltv ?? 100_000, termMonths });
  if (program.insurance === 'usda') return usdaMonthly(amount, termMonths);
  if (
    ratios === undefined ||
    program.insurance !== 'pmi' ||
    scenario.insuranceOption === '3' ||
    scenario.insuranceOption === '4'
  )
    return undefined;
  const { value } = ratios;
  const payment = firstPayment({ amount, rate, termMonths, amortization: program.amortization });
  return pmiMonthly(
    { amount, ltv: ratios.fannie.ltv * 1000, score: scenario.score ?? ASSUMED_SCORE, value, termMonths },
    (balance) => paymentsUntilBalance(amount, rate, payment, termMonths, balance),
  );
}

/** The cost of lender-paid insurance in points; 0 if the borrower pays or none is due. */
export function lenderInsuranceCost(scenario: PricingScenario, program: Program): Thousandths {
  if (program.insurance !== 'pmi' || scenario.insuranceOption !== '3' || scenario.ratios === undefined) return 0;
  return lenderPaidCost(scenario.ratios.fannie.ltv * 1000, scenario.score ?? ASSUMED_SCORE);
}
