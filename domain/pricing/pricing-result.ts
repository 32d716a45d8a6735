import { formatCents, formatThousandths, type Thousandths } from '../numbers/fixed';
import { describeReason } from './describe-reason';
import { uncheckedIncomes } from './income-rules';
import { insuranceQuote } from './insurance/insurance-quote';
import { monthlyInsurance, noteAmount } from './loan-charges';
import type { PricedProgram } from './price-program';
import type { ProgramResult, RateOption } from './pricing.schemas';
import {
  bestPlace,
  isOffered,
  offeredPlaces,
  type ProgramRates,
  placesAboveRatio,
  reasonsOfAll,
  sameAtEveryRate,
} from './program-rates';
import { optionId, type ResultView, rateOption } from './rate-option';
import type { RateSheet } from './rate-sheet';
import { firstCharge } from './yearly-premium';

/** A priced program as returned; payments and APRs are calculated here, only for the returned rates. */
export function programResult(
  priced: PricedProgram,
  view: ResultView,
  rates: ProgramRates = sameAtEveryRate(priced),
): ProgramResult {
  const best = bestPlace(rates);
  // What differs from rate to rate, such as a premium, is shown of the best rate.
  const { program, scenario, sheet } = best === undefined ? priced : rates.at(best);
  const amounts = noteAmount(scenario, program);
  const places = best === undefined || view.rates === 'best' ? [best ?? []].flat() : offeredPlaces(rates);
  const options = places.map((place) => ({ ...rateOption(rates.at(place), place, view), ...rates.figures?.(place) }));
  const bestKey = best === undefined ? undefined : sheet?.rates[best];
  const insurance = bestKey === undefined ? undefined : monthlyInsurance(scenario, program, bestKey);
  const quote = insuranceQuote(scenario, program);
  const unchecked = best !== undefined ? uncheckedIncomes(scenario, program) : [];
  return {
    lLpTemplateId: program.lLpTemplateId,
    Name: program.name,
    Investor: program.investor,
    displayOrder: program.displayOrder,
    Status: best === undefined ? 'Ineligible' : 'Eligible',
    Reasons: best === undefined ? reasonsOfAll(rates).map(describeReason) : [],
    ...(unchecked.length > 0 ? { NotChecked: unchecked } : {}),
    LoanType: program.loanType,
    LienPosT: program.lien,
    FinMethT: program.amortization.kind === 'fixed' ? '0' : '1',
    Term: program.termMonths,
    sProdRLckdDays: scenario.lockDays,
    ...(priced.sheet ? { RateSheet: sheetName(priced.sheet) } : {}),
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
    ...(best === undefined || view.rates === 'best' ? {} : ratesAboveRatio(rates)),
    RateOption: options,
  };
}

const sheetName = ({ effectiveAt, number }: RateSheet): ProgramResult['RateSheet'] => ({
  EffectiveAt: effectiveAt,
  ...(number === undefined ? {} : { Number: number }),
});

/** The rates that are left out because the debt ratio with them is above the program's maximum. */
function ratesAboveRatio(rates: ProgramRates): Pick<ProgramResult, 'RatesAboveDti'> {
  const { program, sheet } = rates.priced;
  const { maxDti } = program.eligibility;
  const left = maxDti === undefined ? [] : placesAboveRatio(rates);
  if (maxDti === undefined || left.length === 0) return {};
  const above = left.map((place) => formatThousandths(sheet?.rates[place] ?? 0));
  return { RatesAboveDti: { Maximum: formatThousandths(maxDti), Rates: above } };
}

/** One rate of the program in the scenario's lock period; undefined if it is not offered. */
export function optionAtRate(
  priced: PricedProgram,
  rate: Thousandths,
  view: Pick<ResultView, 'showHidden'>,
): RateOption | undefined {
  const place = priced.sheet?.rates.indexOf(rate) ?? -1;
  return isOffered(priced, place) ? rateOption(priced, place, { ...view, rates: 'all' }) : undefined;
}
