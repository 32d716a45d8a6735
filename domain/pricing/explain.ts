import type { Thousandths } from '../numbers/fixed';
import { formatThousandths } from '../numbers/fixed';
import type { PriceAdjustment } from './describe-adjustment';
import { describeAdjustment } from './describe-adjustment';
import { lenderCharges } from './lender-charges';
import type { PricedProgram } from './price-program';

/** How a final price came about: base plus the lines is exactly the final price. */
export interface Explanation {
  /** Price of the rate on the sheet for the shortest lock period. */
  readonly base: Thousandths;
  /** That lock period, in days. */
  readonly baseLockDays: number;
  readonly lines: readonly PriceAdjustment[];
  readonly final: Thousandths;
}

/** Explains the price of a rate (its place on the sheet) in a lock period (likewise) of an eligible program. */
export function explain(priced: PricedProgram, lock: number, place: number): Explanation {
  const { sheet, program, scenario } = priced;
  const base = sheet?.prices[0]?.[place];
  const quoted = sheet?.prices[lock]?.[place];
  const final = priced.offers[lock]?.priceAt(place);
  const lockDays = sheet?.lockPeriods[lock];
  if (base === undefined || quoted === undefined || final === undefined || lockDays === undefined) {
    throw new RangeError(`${program.name} has no such rate and lock period`);
  }
  const lines: PriceAdjustment[] = [];
  if (quoted !== base) {
    lines.push({
      code: 'lock',
      title: 'Lock period',
      detail: `${lockDays} days`,
      params: { days: String(lockDays) },
      price: quoted - base,
      hidden: false,
    });
  }
  for (const applied of priced.adjustments) lines.push(describeAdjustment(applied, scenario));
  lines.push(...lenderCharges(scenario, program));
  const uncut = lines.reduce((sum, { price }) => sum + price, base);
  if (uncut !== final) {
    lines.push({
      code: 'maximum-price',
      title: 'Maximum price',
      detail: `${formatThousandths(program.maximumPrice)} in this program`,
      params: { maximum: formatThousandths(program.maximumPrice) },
      price: final - uncut,
      hidden: false,
    });
  }
  return { base, baseLockDays: sheet?.lockPeriods[0] ?? 0, lines, final };
}

/** The explanation for users who may not see hidden lines: those are merged into the base, so that it still adds up. */
export function withoutHidden(explanation: Explanation): Explanation {
  const lines = explanation.lines.filter(({ hidden }) => !hidden);
  const hidden = explanation.lines.reduce((sum, line) => sum + (line.hidden ? line.price : 0), 0);
  return { ...explanation, base: explanation.base + hidden, lines };
}
