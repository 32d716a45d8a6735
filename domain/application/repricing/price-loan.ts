import type { NewLoanDocument } from '../../loan/document';
import { chosenProgramFields } from '../../pricing/chosen-program';
import { type PricingInput, priceAll } from '../../pricing/price-all';
import type { PricedProgram } from '../../pricing/price-program';
import type { PriceView } from '../../pricing/price-request.schemas';
import type { PricingAnswer, RateOption } from '../../pricing/pricing.schemas';
import { applyLoanChange } from '../change/loan-change';

/** The debt ratio and the cash of the loan if the rate were chosen: calculated from the whole loan, as after a choice. */
function loanFigures(loan: NewLoanDocument, priced: PricedProgram, option: RateOption): Partial<RateOption> {
  const { sQualBottomR, sTransNetCash } = applyLoanChange(loan, chosenProgramFields(loan, priced, option));
  return {
    ...(sQualBottomR ? { DTI: sQualBottomR } : {}),
    ...(sTransNetCash ? { CashToClose: sTransNetCash } : {}),
  };
}

/**
 * Prices a loan in every program. The best rate of each, and every rate of the focused program, show the loan's debt ratio and cash
 * with them.
 */
export function priceLoan(loan: NewLoanDocument, input: PricingInput, view: PriceView = {}): PricingAnswer {
  return priceAll(input, view, (priced, result) => {
    const isFocused = result.lLpTemplateId === view.focusedProgramId;
    const isShown = ({ rateOptionId }: RateOption) => isFocused || rateOptionId === result.BestRateOptionId;
    const options = result.RateOption.map((option) =>
      isShown(option) ? { ...option, ...loanFigures(loan, priced, option) } : option,
    );
    return { ...result, RateOption: options };
  });
}
