import type { Cents, Thousandths } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import type { NoteAmount } from './loan-charges';
import { perDiemInterest } from './odd-days';
import type { Program } from './program';
import type { PricingScenario } from './scenario';
import { dollarsOfPoint } from './sign';

/** What a prepaid finance charge is for. */
export const chargeCodes = ['upfront-insurance', 'points', 'lender-fees', 'originator', 'fee', 'interest'] as const;

/** A charge that the borrower pays for the credit at closing, or finances. */
export interface FinanceCharge {
  readonly code: (typeof chargeCodes)[number];
  /** Name of a fee, as the branch or the LOS has it. */
  readonly name?: string;
  /** Days of prepaid interest. */
  readonly days?: number;
  /** Negative if the first payment covers interest from before closing. */
  readonly amount: Cents;
}

/** A rate at its points in a program. */
export interface QuotedRate {
  readonly rate: Thousandths;
  readonly point: Thousandths;
}

/** The originator's compensation in percent is a share of the note. */
export const compensationShare = (note: Cents, percent: Thousandths): Cents => mulDiv(note, percent, 100_000);

const originatorAmount = ({ originatorCharge }: PricingScenario, note: Cents): Cents => {
  if (originatorCharge === undefined) return 0;
  return 'percent' in originatorCharge ? compensationShare(note, originatorCharge.percent) : originatorCharge.amount;
};

function prepaidInterest({ interestPeriod }: PricingScenario, note: Cents, rate: Thousandths): FinanceCharge[] {
  if (interestPeriod === undefined) return [];
  const { days, basis } = interestPeriod;
  return [{ code: 'interest', days, amount: days * perDiemInterest(note, rate, basis) }];
}

/**
 * Prepaid finance charges of a rate (12 CFR 1026.2(a)(23)): upfront insurance, points, fees, compensation that the borrower pays,
 * and interest to the first regular month. The loan's own fees replace those of the program and the branch. A credit of the lender
 * does not reduce the finance charge.
 */
export function prepaidFinanceCharges(
  scenario: PricingScenario,
  program: Program,
  { note, upfront }: NoteAmount,
  { rate, point }: QuotedRate,
): FinanceCharge[] {
  const fees = scenario.loanFees ?? scenario.branchFees;
  const charges: FinanceCharge[] = [
    { code: 'upfront-insurance', amount: upfront },
    { code: 'points', amount: Math.max(0, dollarsOfPoint(point, note)) },
    { code: 'lender-fees', amount: scenario.loanFees ? 0 : program.lenderFees },
    { code: 'originator', amount: originatorAmount(scenario, note) },
    ...fees.map(({ name, amount }): FinanceCharge => ({ code: 'fee', name, amount })),
    ...prepaidInterest(scenario, note, rate),
  ];
  return charges.filter(({ amount }) => amount !== 0);
}
