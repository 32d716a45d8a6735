import type { Thousandths } from '../numbers/fixed';
import { aprOfStreams, aprThousandths } from './apr';
import { monthlyInsurance, type NoteAmount } from './loan-charges';
import { paymentStreams, withMonthlyCharge } from './payment-streams';
import { isLineOfCredit, type Program } from './program';
import type { PricingScenario } from './scenario';
import { dollarsOfPoint } from './sign';

/**
 * APR of a rate in a program (Regulation Z, Appendix J), in thousandths. The amount financed is the note less prepaid finance
 * charges: points paid by the borrower, the lender's fees, and financed upfront insurance. Monthly insurance counts as payment;
 * a credit to the borrower does not reduce the finance charge. Undefined if no rate solves the equation. The APR of a line of credit
 * is its periodic rate times the periods of a year, without any charge (12 CFR 1026.14(b)).
 */
export function programApr(
  scenario: PricingScenario,
  program: Program,
  amounts: NoteAmount,
  rate: Thousandths,
  point: Thousandths,
): Thousandths | undefined {
  if (isLineOfCredit(program)) return rate;
  const streams = paymentStreams({
    amount: amounts.note,
    rate,
    termMonths: program.termMonths,
    amortization: program.amortization,
    interestOnlyMonths: program.interestOnlyMonths,
  });
  const insurance = monthlyInsurance(scenario, program, rate);
  const paid = insurance ? withMonthlyCharge(streams, insurance) : streams;
  const points = Math.max(0, dollarsOfPoint(point, amounts.note));
  const apr = aprOfStreams(amounts.note - amounts.upfront - points - program.lenderFees, paid);
  return apr === undefined ? undefined : aprThousandths(apr);
}
