import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import { annualPremium } from './annual-premium';
import { type Cancellation, cancellation } from './insurance/cancellation';
import { insuranceQuote } from './insurance/insurance-quote';
import { paysUpfront } from './insurance/premium-kind';
import type { Program } from './program';
import type { PricingScenario } from './scenario';
import { feePayment, upfrontFee, upfrontRate } from './upfront-fee';
import type { MonthlyCharge, YearlyPremium } from './yearly-premium';

/** What the borrower pays upfront for insurance or a guarantee, and the note with the part of it that is financed. */
export interface NoteAmount {
  readonly base: Cents;
  readonly upfront: Cents;
  readonly note: Cents;
  /** Rate of a government's upfront premium that the note finances. */
  readonly financedRate: Thousandths;
}

/** Rates that were entered for the insurance of the loan hold in programs of the same government insurance, not of another. */
export const enteredRates = (
  { entered }: PricingScenario,
  { insurance }: Program,
): PricingScenario['entered'] | undefined =>
  insurance !== 'pmi' && entered.scheme === insurance ? entered : undefined;

/** The note of a scenario in a program: sLAmtCalc and sFinalLAmt. A private premium is paid at closing unless it is financed. */
export function noteAmount(scenario: PricingScenario, program: Program): NoteAmount {
  const base = scenario.amount ?? 0;
  const { insurance } = program;
  if (insurance === 'pmi') {
    const quote = insuranceQuote(scenario, program);
    const upfront = quote && paysUpfront(quote.kind) ? mulDiv(base, quote.upfront, 100_000) : 0;
    const paid = scenario.insuranceFinanced ? scenario.upfrontCash : upfront;
    return { base, upfront, note: feePayment(insurance, base, upfront, paid).note, financedRate: 0 };
  }
  const input = {
    purpose: scenario.purpose,
    amount: base,
    purchasePrice: scenario.purchasePrice,
    subsequentUse: scenario.vaSubsequentUse,
    exempt: scenario.vaFeeExempt,
    day: scenario.closingDay,
  };
  const rate = upfrontRate(insurance, input, enteredRates(scenario, program)?.upfront) ?? 0;
  const { fee } = upfrontFee(insurance, base, rate, scenario.upfrontCash);
  const { note, financedRate } = feePayment(insurance, base, fee, scenario.upfrontCash);
  return { base, upfront: fee, note, financedRate };
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

/** The annual premium or fee of a government loan at a rate; undefined for another loan. */
export function governmentPremium(
  scenario: PricingScenario,
  program: Program,
  noteRate: Thousandths,
): YearlyPremium | undefined {
  if (scenario.amount === undefined) return undefined;
  const { termMonths } = program;
  const { ratios, closingDay: day } = scenario;
  const { base, note, financedRate } = noteAmount(scenario, program);
  const rate = enteredRates(scenario, program)?.yearly;
  return annualPremium(program.insurance, {
    base,
    note,
    financedRate,
    noteRate,
    termMonths,
    ltv: ratios?.up.ltv,
    day,
    rate,
  });
}

/** The monthly insurance of a loan at a rate; undefined if there is none or it is paid at once. */
export function monthlyInsurance(
  scenario: PricingScenario,
  program: Program,
  rate: Thousandths,
): MonthlyCharge | undefined {
  if (scenario.amount === undefined) return undefined;
  const isPrivate = program.insurance === 'pmi';
  return isPrivate ? privateInsurance(scenario, program, rate) : governmentPremium(scenario, program, rate);
}

/** The cost of lender-paid insurance in points; 0 if the borrower pays or none is due. */
export function lenderInsuranceCost(scenario: PricingScenario, program: Program): Thousandths {
  const quote = insuranceQuote(scenario, program);
  return quote?.kind === 'lender' ? quote.upfront : 0;
}
