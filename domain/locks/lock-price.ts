import { formatCents, formatThousandths, type Thousandths } from '../numbers/fixed';
import type { PriceAdjustment } from '../pricing/describe-adjustment';
import { describeReason } from '../pricing/describe-reason';
import { explain, withoutHidden } from '../pricing/explain';
import { lenderCharges } from '../pricing/lender-charges';
import { noteAmount } from '../pricing/loan-charges';
import { priceProgram, reasonsOf } from '../pricing/price-program';
import type { ReasonResult } from '../pricing/pricing.schemas';
import { programApr } from '../pricing/program-apr';
import { adjustmentResult } from '../pricing/rate-option';
import type { PricingScenario } from '../pricing/scenario';
import { dollarsOfPoint, pointOfPrice, priceEffectOfCost } from '../pricing/sign';
import { chargeLine } from './lock-charges';
import type { LockLine, LockPrice } from './lock-price.schemas';
import type { LockPriceTerms } from './lock-record';

/** Why a loan has no price: it does not fit the program, or the sheet does not have the rate or the term. */
export interface NoPrice {
  readonly reasons: readonly ReasonResult[];
}

export const hasPrice = (price: LockPrice | NoPrice): price is LockPrice => 'Price' in price;

const lineOf = (line: PriceAdjustment, group: LockLine['group']): LockLine => ({
  ...adjustmentResult(line),
  group,
  on: null,
});

const sumOf = (costs: readonly Thousandths[]): Thousandths => costs.reduce((sum, cost) => sum + cost, 0);

/**
 * The price of a loan on the sheet of a lock: what the sheet, the loan's facts and the lender's charges give, and then the lines of
 * the lock itself. A rate below the program's minimum price is priced, too: it was offered once.
 */
export function lockPriceOf(scenario: PricingScenario, terms: LockPriceTerms): LockPrice | NoPrice {
  const { basis, rate, days, charges } = terms;
  const { program, sheet } = basis;
  const priced = priceProgram({ ...scenario, lockDays: days }, program, sheet);
  const place = sheet.rates.indexOf(rate);
  if (priced.offers.length === 0 || place < 0) return { reasons: reasonsOf(priced).map(describeReason) };
  const full = explain(priced, priced.lock, place);
  const chargeCodes = new Set(lenderCharges(scenario, program).map(({ code }) => code));
  const groupOf = ({ code, hidden }: PriceAdjustment): LockLine['group'] =>
    hidden ? 'hidden' : chargeCodes.has(code) ? 'charge' : 'adjustment';
  const price = full.final + priceEffectOfCost(sumOf(charges.map(({ cost }) => cost)));
  const point = pointOfPrice(price);
  const amounts = noteAmount(scenario, program);
  const { apr } = programApr(scenario, program, amounts, { rate, point });
  const hidden = sumOf(full.lines.filter((line) => line.hidden).map((line) => 0 - line.price));
  const margin = hidden + sumOf(charges.filter(({ kind }) => kind === 'lock-concession').map(({ cost }) => cost));
  return {
    lLpTemplateId: program.lLpTemplateId,
    program: program.name,
    Rate: formatThousandths(rate),
    basis: basis.basis,
    sheetEffectiveAt: sheet.effectiveAt,
    LockDays: days,
    BasePrice: formatThousandths(full.base),
    BaseLockDays: full.baseLockDays,
    lines: [...full.lines.map((line) => lineOf(line, groupOf(line))), ...charges.map(chargeLine)],
    Price: formatThousandths(price),
    Point: formatThousandths(point),
    amount: formatCents(amounts.note),
    Cost: formatCents(dollarsOfPoint(point, amounts.note)),
    APR: apr === undefined ? null : formatThousandths(apr),
    desk: {
      brokerBasePrice: formatThousandths(withoutHidden(full).base),
      margin: formatThousandths(margin),
      marginAmount: formatCents(dollarsOfPoint(margin, amounts.note)),
    },
  };
}
