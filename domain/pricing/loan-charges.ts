import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import { annualPremium } from './annual-premium';
import { type Cancellation, cancellation } from './insurance/cancellation';
import { insuranceQuote } from './insurance/insurance-quote';
import { paysUpfront } from './insurance/premium-kind';
import type { Program } from './program';
import type { PricingScenario } from './scenario';
import { centsPaidInCash, upfrontFee, upfrontRate } from './upfront-fee';
import type { MonthlyCharge } from './yearly-premium';

/** What the borrower pays upfront for insurance or a guarantee, and the note with the part of it that is financed. */
export interface NoteAmount {
  readonly base: Cents;
  readonly upfront: Cents;
  readonly note: Cents;
}

/** The note of a scenario in a program: sLAmtCalc and sFinalLAmt. A private premium is paid at closing unless it is financed. */
export function noteAmount(scenario: PricingScenario, program: Program): NoteAmount {
  const base = scenario.amount ?? 0;
  const { insurance } = program;
  if (insurance === 'pmi') {
    const quote = insuranceQuote(scenario, program);
    const upfront = quote && paysUpfront(quote.kind) ? mulDiv(base, quote.upfront, 100_000) : 0;
    return { base, upfront, note: base + (scenario.insuranceFinanced ? upfront : 0) };
  }
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

/** When private insurance with a monthly premium ends; undefined for any other insurance. */
export function insuranceEnds(
  scenario: PricingScenario,
  program: Program,
  rate: Thousandths,
): Cancellation | undefined {
  const { ratios } = scenario;
  if (!ratios || !insuranceQuote(scenario, program)?.yearly) return undefined;
  const { termMonths, amortization, interestOnlyMonths } = program;
  const { note } = noteAmount(scenario, program);
  return cancellation({ amount: note, rate, termMonths, amortization, interestOnlyMonths }, ratios.value);
}

function privateInsurance(scenario: PricingScenario, program: Program, rate: Thousandths): MonthlyCharge | undefined {
  const ends = insuranceEnds(scenario, program, rate);
  const yearly = insuranceQuote(scenario, program)?.yearly;
  if (!ends || !yearly) return undefined;
  return { rate: yearly, steps: [{ amount: mulDiv(scenario.amount ?? 0, yearly, 1_200_000), months: ends.end }] };
}

/** The monthly insurance of a loan at a rate; undefined if there is none or it is paid at once. */
export function monthlyInsurance(
  scenario: PricingScenario,
  program: Program,
  rate: Thousandths,
): MonthlyCharge | undefined {
  const { amount, ratios } = scenario;
  if (amount === undefined) return undefined;
  if (program.insurance === 'pmi') return privateInsurance(scenario, program, rate);
  const { termMonths } = program;
  const { note } = noteAmount(scenario, program);
  const day = scenario.closingDay;
  return annualPremium(program.insurance, { base: amount, note, noteRate: rate, termMonths, ltv: ratios?.ltv, day });
}

/** The cost of lender-paid insurance in points; 0 if the borrower pays or none is due. */
export function lenderInsuranceCost(scenario: PricingScenario, program: Program): Thousandths {
  const quote = insuranceQuote(scenario, program);
  return quote?.kind === 'lender' ? quote.upfront : 0;
}
