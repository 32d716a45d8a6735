import type { Cents, Thousandths } from '../numbers/fixed';
import { annualPremium } from './annual-premium';
import { lenderPaidCost, pmiMonthly } from './mi';
import { paymentsUntilBalance } from './payment';
import { firstPayment } from './payment-streams';
import type { Program } from './program';
import type { PricingScenario } from './scenario';
import { centsPaidInCash, upfrontFee, upfrontRate } from './upfront-fee';
import type { MonthlyCharge } from './yearly-premium';

/** Upfront insurance and guarantee fees; they are financed, apart from cents that a note in whole dollars leaves out. */
export interface NoteAmount {
  readonly base: Cents;
  readonly upfront: Cents;
  readonly note: Cents;
}

/** The note of a scenario in a program: sLAmtCalc and sFinalLAmt. */
export function noteAmount(scenario: PricingScenario, { insurance }: Program): NoteAmount {
  const base = scenario.amount ?? 0;
  const rate = upfrontRate(insurance, {
    purpose: scenario.purpose,
    amount: base,
    purchasePrice: scenario.purchasePrice,
    subsequentUse: scenario.vaSubsequentUse,
    exempt: scenario.vaFeeExempt,
    day: scenario.closingDay,
  });
  const { fee } = upfrontFee(insurance, base, rate ?? 0);
  return { base, upfront: fee, note: base + fee - centsPaidInCash(insurance, base, fee) };
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
  const { note } = noteAmount(scenario, program);
  const day = scenario.closingDay;
  const annual = { base: amount, note, noteRate: rate, termMonths, ltv: ratios?.ltv, day };
  const government = annualPremium(program.insurance, annual);
  if (government) return government;
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
