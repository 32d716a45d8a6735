import type { LoanValues } from '../../loan/document';
import { formatCents, formatThousandths, type Thousandths } from '../../numbers/fixed';
import { enteredRates, monthlyInsurance, noteAmount } from '../loan-charges';
import type { Program } from '../program';
import type { PricingScenario } from '../scenario';
import { firstCharge } from '../yearly-premium';
import { insuranceQuote } from './insurance-quote';

/** Payments end at the automatic termination (12 USC 4902(b)). */
const ENDS_AT_LTV = '78.000';

/**
 * Upfront and monthly insurance of a loan in a program; clears the values of another insurance. The published rates of government
 * loans are not written, because an entered rate overrides them: they follow the loan's price, amount and use of entitlement.
 * Rates that were entered stay while the insurance is the same.
 */
export function insuranceFields(scenario: PricingScenario, program: Program, rate: Thousandths) {
  const { upfront } = noteAmount(scenario, program);
  const monthly = monthlyInsurance(scenario, program, rate);
  const quote = insuranceQuote(scenario, program);
  const entered = enteredRates(scenario, program);
  const percent = (quoted: Thousandths | undefined, own: Thousandths | undefined) => {
    if (own !== undefined) return formatThousandths(own);
    return quoted ? formatThousandths(quoted) : null;
  };
  return {
    sFfUfmipR: percent(upfront > 0 ? quote?.upfront : undefined, entered?.upfront),
    sFfUfmip1pc: upfront > 0 ? formatCents(upfront) : null,
    sProMInsR: percent(quote?.yearly, entered?.yearly),
    sProMIns: monthly ? formatCents(firstCharge(monthly)) : null,
    sProMInsCancelLtv: quote?.yearly ? ENDS_AT_LTV : null,
    sMiQuoteCompanyNm: quote?.company ?? null,
    sIsMiEstimate: quote ? quote.company === null : null,
  } satisfies Partial<LoanValues>;
}
