import { hasComputedRatio } from '../../loan/computed-ratio';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { thousandthsOf } from '../../numbers/cents';
import type { Thousandths } from '../../numbers/fixed';
import { insuranceQuote } from '../../pricing/insurance/insurance-quote';
import { type PricedProgram, priceProgram } from '../../pricing/price-program';
import type { RateOption } from '../../pricing/pricing.schemas';
import type { ProgramRates } from '../../pricing/program-rates';
import { isOffered } from '../../pricing/program-rates';
import { quotedRate } from '../../pricing/rate-option';
import type { PricingScenario } from '../../pricing/scenario';
import { rateCalculationsOf } from '../calculations/calculations';
import type { FollowFacts } from '../change/followed-loan';
import { applyLoanChange } from '../change/loan-change';
import { qualifiedRate } from './qualified-rate';

type Figures = Pick<RateOption, 'DTI' | 'QualifyingRate' | 'CashToClose'>;

/** The scenario of a loan before a rate is chosen: a computed debt ratio is that of the rate, not of the rate before. */
export const beforeChoice = (loan: NewLoanDocument, scenario: PricingScenario): PricingScenario =>
  hasComputedRatio(loan) ? { ...scenario, dti: undefined } : scenario;

const qualifyingRate = ({ sQualIR, sNoteIR }: Partial<LoanValues>): Pick<RateOption, 'QualifyingRate'> =>
  sQualIR && sQualIR !== sNoteIR ? { QualifyingRate: sQualIR } : {};

/**
 * The debt ratio and the cash of the loan with a rate of a program: calculated from the whole loan, as after a choice. What the
 * rates of a program share is applied once. An adjustable rate qualifies at a higher rate if it makes the loan higher-priced.
 */
function figuresOf(loan: NewLoanDocument, facts: FollowFacts) {
  let shared: NewLoanDocument | undefined;
  const fieldsOf = qualifiedRate(loan, facts);
  return (priced: PricedProgram, place: number): Figures => {
    const fields = fieldsOf(priced, quotedRate(priced, place));
    shared ??= applyLoanChange(loan, fields);
    const { dtiBottom, cashToClose } = rateCalculationsOf({ ...shared, ...fields });
    return {
      ...(dtiBottom.value === undefined ? {} : { DTI: dtiBottom.value, ...qualifyingRate(fields) }),
      ...(cashToClose.value === undefined ? {} : { CashToClose: cashToClose.value }),
    };
  };
}

const premiumOf = (scenario: PricingScenario, { program }: PricedProgram): string =>
  JSON.stringify(insuranceQuote(scenario, program) ?? null);

/** The program at a debt ratio: priced again only if the ratio is above its maximum or changes the premium. */
export function withRatio(priced: PricedProgram, dti: Thousandths | undefined): PricedProgram {
  const { program, sheet } = priced;
  if (dti === undefined) return priced;
  const scenario = { ...priced.scenario, dti };
  const isBelow = dti <= (program.eligibility.maxDti ?? dti);
  const isSame = isBelow && premiumOf(scenario, priced) === premiumOf(priced.scenario, priced);
  return isSame ? priced : priceProgram(scenario, program, sheet);
}

/** Each rate of a program with the debt ratio that the loan would have with it. `priced` is of a scenario `beforeChoice`. */
export function loanRates(loan: NewLoanDocument, priced: PricedProgram, facts: FollowFacts): ProgramRates {
  const calculate = figuresOf(loan, facts);
  const known = new Map<number, { readonly own: PricedProgram; readonly figures: Figures }>();
  const rateAt = (place: number) => {
    const usual = calculate(priced, place);
    const own = withRatio(priced, thousandthsOf(usual.DTI));
    if (own === priced || !isOffered(own, place)) return { own, figures: usual };
    // A premium that the debt ratio raises raises the debt ratio in turn.
    const figures = calculate(own, place);
    return { own: withRatio(priced, thousandthsOf(figures.DTI)), figures };
  };
  const once = (place: number) => {
    const found = known.get(place) ?? rateAt(place);
    known.set(place, found);
    return found;
  };
  return { priced, at: (place) => once(place).own, figures: (place) => once(place).figures };
}
