import { formatThousandths, toThousandths } from '../numbers/fixed';
import type { LockLine, LockPrice, PriceDifference } from './lock-price.schemas';

type Line = Pick<LockLine, 'code' | 'Description' | 'Detail' | 'Params' | 'Price'>;

/** The lines of a price with its base. Lines that can come more than once, such as extensions, are told apart by their place. */
function linesOf({ BasePrice, BaseLockDays, Rate, lines }: LockPrice): ReadonlyMap<string, Line> {
  const base: Line = {
    code: 'base',
    Description: 'Base price',
    Detail: `${Rate}%, ${BaseLockDays} days`,
    Params: { rate: Rate, days: String(BaseLockDays) },
    Price: BasePrice,
  };
  const counts = new Map<string, number>();
  return new Map(
    [base, ...lines].map((line) => {
      const count = (counts.get(line.code) ?? 0) + 1;
      counts.set(line.code, count);
      return [`${line.code}.${count}`, line];
    }),
  );
}

const sideOf = (line: Line | undefined): PriceDifference['before'] =>
  line ? { Detail: line.Detail, Params: line.Params, Price: line.Price } : null;

const priceOf = (line: Line | undefined): number => (line ? toThousandths(line.Price) : 0);

/** What moved from one price to another: the lines whose price differs, in the order of the new price. They add up to the move. */
export function priceDifferences(before: LockPrice, after: LockPrice): PriceDifference[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const keys = [...is.keys(), ...[...was.keys()].filter((key) => !is.has(key))];
  return keys.flatMap((key) => {
    const [one, other] = [was.get(key), is.get(key)];
    const change = priceOf(other) - priceOf(one);
    const { code = '', Description = '' } = other ?? one ?? {};
    return change === 0
      ? []
      : [{ code, Description, before: sideOf(one), after: sideOf(other), change: formatThousandths(change) }];
  });
}
