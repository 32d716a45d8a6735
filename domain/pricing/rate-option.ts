import { formatCents, formatThousandths } from '../numbers/fixed';
import { aprWorksheet } from './apr-worksheet';
import type { PriceAdjustment } from './describe-adjustment';
import { explain, withoutHidden } from './explain';
import { insuranceEnds, monthlyInsurance, noteAmount } from './loan-charges';
import { firstPayment } from './payment-streams';
import type { PricedProgram } from './price-program';
import type { AdjustmentResult, LockPrice, RateOption } from './pricing.schemas';
import { programApr } from './program-apr';
import { rateOptionId } from './rate-option-id';
import { dollarsOfPoint, pointOfPrice } from './sign';
import { firstCharge } from './yearly-premium';

/** How much of a priced program an answer carries. */
export interface ResultView {
  /** Every offered rate, or the best one only. */
  readonly rates: 'all' | 'best';
  /** Whether hidden adjustments are shown; if not, they are part of the base price. */
  readonly showHidden: boolean;
  /** Whether each rate explains its APR. */
  readonly worksheets?: boolean;
}

export const optionId = ({ program }: PricedProgram, rate: number, lockDays: number): string =>
  rateOptionId({ lLpTemplateId: program.lLpTemplateId, rate, lockDays });

/** A rate with its cost in the scenario's lock period, without what explains it. */
export type QuotedRate = Pick<RateOption, 'Rate' | 'Point' | 'Cost' | 'LockDays'>;

export function quotedRate({ program, scenario, sheet, offer }: PricedProgram, place: number): QuotedRate {
  const point = pointOfPrice(offer?.priceAt(place) ?? 0);
  return {
    Rate: formatThousandths(sheet?.rates[place] ?? 0),
    Point: formatThousandths(point),
    Cost: formatCents(dollarsOfPoint(point, noteAmount(scenario, program).note)),
    LockDays: scenario.lockDays,
  };
}

/** One offered rate in the scenario's lock period. */
export function rateOption(priced: PricedProgram, place: number, view: ResultView): RateOption {
  const { program, scenario, sheet, lock } = priced;
  const amounts = noteAmount(scenario, program);
  const rate = sheet?.rates[place] ?? 0;
  const full = explain(priced, lock, place);
  const explanation = view.showHidden ? full : withoutHidden(full);
  const point = pointOfPrice(full.final);
  const { apr, equation } = programApr(scenario, program, amounts, { rate, point });
  const { termMonths, amortization, interestOnlyMonths } = program;
  const ends = insuranceEnds(scenario, program, rate);
  const payment = firstPayment({ amount: amounts.note, rate, termMonths, amortization, interestOnlyMonths });
  const charge = monthlyInsurance(scenario, program, rate);
  const premium = charge ? firstCharge(charge) : 0;
  const housing = payment + premium + scenario.monthlyHousing + scenario.otherHousing;
  return {
    rateOptionId: optionId(priced, rate, scenario.lockDays),
    ...quotedRate(priced, place),
    Price: formatThousandths(full.final),
    APR: apr === undefined ? null : formatThousandths(apr),
    Payment: formatCents(payment),
    ...(charge ? { MonthlyInsurance: formatCents(premium) } : {}),
    HousingPayment: formatCents(housing),
    ...(ends ? { InsuranceEnds: { RequestAfter: ends.request, EndAfter: ends.end } } : {}),
    BasePrice: formatThousandths(explanation.base),
    BaseLockDays: explanation.baseLockDays,
    Adjustments: explanation.lines.map(adjustmentResult),
    LockPrices: lockPrices(priced, rate, place),
    ...(view.worksheets && { AprWorksheet: equation ? aprWorksheet(scenario, amounts.note, equation) : null }),
  };
}

/** A line of an explanation as answers have it. */
export const adjustmentResult = (line: PriceAdjustment): AdjustmentResult => ({
  code: line.code,
  Description: line.title,
  Detail: line.detail,
  Params: { ...line.params },
  Price: formatThousandths(line.price),
  Point: formatThousandths(0 - line.price),
  Rate: '0.000',
  IsHidden: line.hidden,
});

function lockPrices(priced: PricedProgram, rate: number, place: number): LockPrice[] {
  return priced.offers
    .filter(({ first, last }) => place >= first && place <= last)
    .map((offered) => {
      const { lockDays } = offered;
      const price = offered.priceAt(place) ?? 0;
      return {
        LockDays: lockDays,
        rateOptionId: optionId(priced, rate, lockDays),
        Price: formatThousandths(price),
        Point: formatThousandths(pointOfPrice(price)),
      };
    });
}
