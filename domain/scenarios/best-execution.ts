import { toCents, toThousandths } from '../numbers/fixed';
import type { ProgramResult, RateOption } from '../pricing/pricing.schemas';

/** What the best rate of each program must reach: a price, a rate, or a lender credit in dollars. */
export type Target = { readonly kind: 'price' | 'rate' | 'credit'; readonly value: string };

export interface Execution {
  readonly program: ProgramResult;
  readonly option: RateOption;
}

const reaches: Readonly<Record<Target['kind'], (option: RateOption, target: string) => boolean>> = {
  price: ({ Price }, target) => toThousandths(Price) >= toThousandths(target),
  rate: ({ Rate }, target) => toThousandths(Rate) <= toThousandths(target),
  credit: ({ Cost }, target) => -toCents(Cost) >= toCents(target),
};

const byRate = (one: RateOption, other: RateOption): number =>
  toThousandths(one.Rate) - toThousandths(other.Rate) || toThousandths(other.Price) - toThousandths(one.Price);

const byPrice = (one: RateOption, other: RateOption): number =>
  toThousandths(other.Price) - toThousandths(one.Price) || toThousandths(one.Rate) - toThousandths(other.Rate);

/**
 * The best execution across programs: for a target price or credit the lowest rate of each program that reaches it, for a target
 * rate the highest price at or below it. The best comes first; a program that cannot reach the target is left out.
 */
export function bestExecution(programs: readonly ProgramResult[], target: Target): Execution[] {
  const order = target.kind === 'rate' ? byPrice : byRate;
  return programs
    .flatMap((program) => {
      if (program.Status !== 'Eligible') return [];
      const [option] = program.RateOption.filter((rate) => reaches[target.kind](rate, target.value)).toSorted(order);
      return option ? [{ program, option }] : [];
    })
    .toSorted((one, other) => order(one.option, other.option) || one.program.displayOrder - other.program.displayOrder);
}
