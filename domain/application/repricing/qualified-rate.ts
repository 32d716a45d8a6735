import type { ComplianceFacts } from '../../compliance/compliance-input';
import { higherPricedCode } from '../../compliance/higher-priced-code';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { percentage } from '../../numbers/cents';
import { formatCents, toThousandths } from '../../numbers/fixed';
import { chosenRateFields } from '../../pricing/chosen-program';
import { noteAmount } from '../../pricing/loan-charges';
import type { PricedProgram } from '../../pricing/price-program';
import { programApr } from '../../pricing/program-apr';
import { armQualifyingRate, dependsOnHigherPriced } from '../../pricing/qualifying-rate';
import type { QuotedRate } from '../../pricing/rate-option';
import { ScenarioError } from '../../pricing/read-field';
import { type FollowFacts, higherPricedFacts } from '../change/followed-loan';

/** The loan as it would be with a rate, as far as it decides whether it is higher-priced. */
function ratedLoan(loan: NewLoanDocument, { program, scenario }: PricedProgram, { Rate, Point }: QuotedRate) {
  const amounts = noteAmount(scenario, program);
  const { apr } = programApr(scenario, program, amounts, { rate: toThousandths(Rate), point: toThousandths(Point) });
  return { ...loan, sFinalLAmt: formatCents(amounts.note), sApr: percentage(apr) ?? null };
}

/** What decides whether the loan is higher-priced; undefined if pricing cannot read the loan, as after a choice. */
function measuresOf(
  loan: NewLoanDocument,
  { program }: PricedProgram,
  facts: FollowFacts,
): ComplianceFacts | undefined {
  try {
    return higherPricedFacts(loan, program, facts);
  } catch (error) {
    if (error instanceof ScenarioError) return undefined;
    throw error;
  }
}

/**
 * The fields of a rate with the rate that the borrower qualifies at: the one of an adjustable rate can be higher if it makes the loan
 * higher-priced. What the rates of a program share is read once.
 */
export function qualifiedRate(loan: NewLoanDocument, facts: FollowFacts) {
  let measures: ComplianceFacts | undefined;
  return (priced: PricedProgram, quoted: QuotedRate): Partial<LoanValues> => {
    const fields = chosenRateFields(loan, priced, quoted);
    // The rates of a program come by the hundred: a whole loan is copied only for those that need it.
    if (priced.program.amortization.kind !== 'arm') return fields;
    const chosen = { ...loan, ...fields };
    if (!dependsOnHigherPriced(chosen)) return fields;
    const rated = ratedLoan(chosen, priced, quoted);
    measures ??= measuresOf(rated, priced, facts);
    if (!measures) return fields;
    const sHighPricedMortgageT = higherPricedCode(rated, measures);
    return { ...fields, sHighPricedMortgageT, sQualIR: armQualifyingRate({ ...rated, sHighPricedMortgageT }) ?? null };
  };
}
