import type { Cents, Thousandths } from '../numbers/fixed';
import { aprOfStreams, aprThousandths, type PaymentStream, REGULAR } from './apr';
import { type FinanceCharge, prepaidFinanceCharges, type QuotedRate } from './finance-charges';
import { monthlyInsurance, type NoteAmount } from './loan-charges';
import { paymentStreams, withMonthlyCharge } from './payment-streams';
import { isLineOfCredit, type Program } from './program';
import type { PricingScenario } from './scenario';
import { type UnitPeriods, unitPeriodsBetween } from './unit-periods';

/** What an APR is solved from. */
export interface AprEquation {
  readonly charges: readonly FinanceCharge[];
  readonly amountFinanced: Cents;
  /** Payments with monthly insurance. */
  readonly payments: readonly PaymentStream[];
  /** Payments that include insurance. */
  readonly insuredMonths: number;
  /** From closing to the first payment. */
  readonly first: UnitPeriods;
}

export interface ProgramApr {
  /** In thousandths; undefined if no rate solves the equation. */
  readonly apr: Thousandths | undefined;
  /** Undefined for a line of credit. */
  readonly equation: AprEquation | undefined;
}

const firstPeriod = ({ interestPeriod }: PricingScenario): UnitPeriods =>
  interestPeriod === undefined
    ? REGULAR
    : unitPeriodsBetween(interestPeriod.from, interestPeriod.firstPayment, { unit: 'month', count: 1 });

function aprEquation(
  scenario: PricingScenario,
  program: Program,
  amounts: NoteAmount,
  quoted: QuotedRate,
): AprEquation {
  const { termMonths, amortization, interestOnlyMonths } = program;
  const terms = { amount: amounts.note, rate: quoted.rate, termMonths, amortization, interestOnlyMonths };
  const streams = paymentStreams(terms);
  const insurance = monthlyInsurance(scenario, program, quoted.rate);
  const charges = prepaidFinanceCharges(scenario, program, amounts, quoted);
  return {
    charges,
    amountFinanced: charges.reduce((left, { amount }) => left - amount, amounts.note),
    payments: insurance ? withMonthlyCharge(streams, insurance) : streams,
    insuredMonths: insurance ? insurance.steps.reduce((sum, { months }) => sum + months, 0) : 0,
    first: firstPeriod(scenario),
  };
}

/**
 * The APR of a rate in a program (Regulation Z, Appendix J). The amount financed is the note less prepaid finance charges. Monthly
 * insurance counts as payment. The first period has its odd days if the dates are known; otherwise it is a month. The APR of a line
 * of credit is its periodic rate times the periods of a year, without any charge (12 CFR 1026.14(b)).
 */
export function programApr(
  scenario: PricingScenario,
  program: Program,
  amounts: NoteAmount,
  quoted: QuotedRate,
): ProgramApr {
  if (isLineOfCredit(program)) return { apr: quoted.rate, equation: undefined };
  const equation = aprEquation(scenario, program, amounts, quoted);
  const apr = aprOfStreams(equation.amountFinanced, equation.payments, equation.first);
  return { apr: apr === undefined ? undefined : aprThousandths(apr), equation };
}
