import { formatThousandths, toThousandths } from '../numbers/fixed';
import type { ProgramResult, RateOption } from './pricing.schemas';

/** A rate for users who may not see hidden adjustments: they become part of the base price, so that it still adds up. */
function withoutHiddenLines(option: RateOption): RateOption {
  const hidden = option.Adjustments.filter(({ IsHidden }) => IsHidden);
  if (hidden.length === 0) return option;
  const moved = hidden.reduce((sum, { Price }) => sum + toThousandths(Price), toThousandths(option.BasePrice));
  return {
    ...option,
    BasePrice: formatThousandths(moved),
    Adjustments: option.Adjustments.filter(({ IsHidden }) => !IsHidden),
  };
}

/** A priced program that was stored with its hidden adjustments, without them. */
export const foldHidden = (program: ProgramResult): ProgramResult => ({
  ...program,
  RateOption: program.RateOption.map(withoutHiddenLines),
});
