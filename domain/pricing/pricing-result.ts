import { formatCents, formatThousandths, type Thousandths } from '../numbers/fixed';
import { aprWorksheet } from './apr-worksheet';
import type { PriceAdjustment } from './describe-adjustment';
import { describeReason } from './describe-reason';
import { explain, withoutHidden } from './explain';
import { uncheckedIncomes } from './income-rules';
import { insuranceQuote } from './insurance/insurance-quote';
import type { NoteAmount } from './loan-charges';
import { insuranceEnds, monthlyInsurance, noteAmount } from './loan-charges';
import { firstPayment } from './payment-streams';
import type { PricedProgram } from './price-program';
import { bestRate, reasonsOf } from './price-program';
import type { AdjustmentResult, LockPrice, ProgramResult, RateOption } from './pricing.schemas';
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

/** A priced program as returned; payments and APRs are calculated here, only for the returned rates. */
export function programResult(priced: PricedProgram, view: ResultView): ProgramResult {
  const { program, scenario, offers, lock } = priced;
  const amounts = noteAmount(scenario, program);
  const offered = offers[lock];
  const best = offered && bestRate(offered);
  const options: RateOption[] = [];
  if (offered && best !== undefined) {
    const [from, to] = view.rates === 'best' ? [best, best] : [offered.first, offered.last];
    for (let place = from; place <= to; place += 1) options.push(rateOption(priced, amounts, place, view));
  }
  const bestKey = best === undefined ? undefined : priced.sheet?.rates[best];
  const insurance = bestKey === undefined ? undefined : monthlyInsurance(scenario, program, bestKey);
  const quote = insuranceQuote(scenario, program);
  const unchecked = priced.eligible ? uncheckedIncomes(scenario, program) : [];
  return {
    lLpTemplateId: program.lLpTemplateId,
    Name: program.name,
    Investor: program.investor,
    displayOrder: program.displayOrder,
    Status: priced.eligible ? 'Eligible' : 'Ineligible',
    Reasons: reasonsOf(priced).map(describeReason),
    ...(unchecked.length > 0 ? { NotChecked: unchecked } : {}),
    LoanType: program.loanType,
    LienPosT: program.lien,
    FinMethT: program.amortization.kind === 'fixed' ? '0' : '1',
    Term: program.termMonths,
    sProdRLckdDays: scenario.lockDays,
    ...(scenario.amount === undefined
      ? {}
      : { LoanAmount: formatCents(amounts.note), UpfrontInsurance: formatCents(amounts.upfront) }),
    ...(quote
      ? {
          Insurance: {
            Kind: quote.kind,
            Company: quote.company,
            Coverage: formatThousandths(quote.coverage),
            Upfront: formatThousandths(quote.upfront),
            Yearly: formatThousandths(quote.yearly),
            ...(quote.withoutScore ? { NoScore: true } : {}),
          },
        }
      : {}),
    ...(insurance ? { MonthlyInsurance: formatCents(firstCharge(insurance)) } : {}),
    ...(scenario.unknownHousing.length > 0 ? { HousingPaymentLacks: [...scenario.unknownHousing] } : {}),
    ...(bestKey === undefined ? {} : { BestRateOptionId: optionId(priced, bestKey, scenario.lockDays) }),
    RateOption: options,
  };
}

/** One rate of the program in the scenario's lock period; undefined if it is not offered. */
export function optionAtRate(
  priced: PricedProgram,
  rate: Thousandths,
  view: Pick<ResultView, 'showHidden'>,
): RateOption | undefined {
  const { eligible, offers, lock, sheet, scenario, program } = priced;
  const offered = offers[lock];
  const place = sheet?.rates.indexOf(rate) ?? -1;
  if (!eligible || !offered || place < offered.first || place > offered.last) return undefined;
  return rateOption(priced, noteAmount(scenario, program), place, { ...view, rates: 'all' });
}

const optionId = ({ program }: PricedProgram, rate: number, lockDays: number): string =>
  rateOptionId({ lLpTemplateId: program.lLpTemplateId, rate, lockDays });

/** One offered rate in the scenario's lock period. */
function rateOption(priced: PricedProgram, amounts: NoteAmount, place: number, view: ResultView): RateOption {
  const { program, scenario, sheet, lock } = priced;
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
    Rate: formatThousandths(rate),
    Point: formatThousandths(point),
    Price: formatThousandths(full.final),
    APR: apr === undefined ? null : formatThousandths(apr),
    Payment: formatCents(payment),
    ...(charge ? { MonthlyInsurance: formatCents(premium) } : {}),
    HousingPayment: formatCents(housing),
    ...(ends ? { InsuranceEnds: { RequestAfter: ends.request, EndAfter: ends.end } } : {}),
    LockDays: scenario.lockDays,
    BasePrice: formatThousandths(explanation.base),
    BaseLockDays: explanation.baseLockDays,
    Cost: formatCents(dollarsOfPoint(point, amounts.note)),
    Adjustments: explanation.lines.map(adjustmentResult),
    LockPrices: lockPrices(priced, rate, place),
    ...(view.worksheets && { AprWorksheet: equation ? aprWorksheet(scenario, amounts.note, equation) : null }),
  };
}

const adjustmentResult = (line: PriceAdjustment): AdjustmentResult => ({
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
    .map(({ lockDays, prices }) => {
      const price = prices[place] ?? 0;
      return {
        LockDays: lockDays,
        rateOptionId: optionId(priced, rate, lockDays),
        Price: formatThousandths(price),
        Point: formatThousandths(pointOfPrice(price)),
      };
    });
}
