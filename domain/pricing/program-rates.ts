import type { Thousandths } from '../numbers/fixed';
import { lenderInsuranceCost } from './loan-charges';
import { bestRate, type PricedProgram, reasonsOf } from './price-program';
import type { RateOption } from './pricing.schemas';
import type { Reason } from './reason';

/** A program with the pricing of each of its rates: the debt ratio of a loan differs from rate to rate. */
export interface ProgramRates {
  /** The program before a rate is chosen. */
  readonly priced: PricedProgram;
  /** The pricing with the rate at a place on the sheet. */
  readonly at: (place: number) => PricedProgram;
  /** What only a whole loan knows about a rate. */
  readonly figures?: (place: number) => Partial<RateOption>;
}

/** A scenario without a loan has the same debt ratio at every rate. */
export const sameAtEveryRate = (priced: PricedProgram): ProgramRates => ({ priced, at: () => priced });

const priceAt = ({ offer }: PricedProgram, place: number): Thousandths => offer?.priceAt(place) ?? 0;

/** Whether the rate at a place on the sheet is offered in the scenario's lock period. */
export function isOffered({ eligible, offer }: PricedProgram, place: number): boolean {
  return eligible && offer !== undefined && place >= offer.first && place <= offer.last;
}

/** The rates that the program's prices allow, whatever the debt ratio. */
function pricedPlaces({ priced }: ProgramRates): number[] {
  const { eligible, offer: offered, sheet, scenario, program } = priced;
  if (!eligible || !offered || !sheet) return [];
  // A higher premium that the lender pays lowers the price, so that higher rates stay below the maximum price.
  const last = lenderInsuranceCost(scenario, program) > 0 ? sheet.rates.length - 1 : offered.last;
  return Array.from({ length: last - offered.first + 1 }, (_, index) => offered.first + index);
}

/** The rates that are offered, by place on the sheet. */
export const offeredPlaces = (rates: ProgramRates): number[] =>
  pricedPlaces(rates).filter((place) => isOffered(rates.at(place), place));

/** The place of the best offered rate. */
export function bestPlace(rates: ProgramRates): number | undefined {
  const { priced } = rates;
  const offered = priced.offer;
  const usual = offered && bestRate(offered);
  if (!offered || usual === undefined) return undefined;
  const own = rates.at(usual);
  if (isOffered(own, usual) && priceAt(own, usual) === priceAt(priced, usual)) return usual;
  const places = offeredPlaces(rates);
  const prices = places.map((place) => priceAt(rates.at(place), place));
  const best = bestRate({ first: 0, last: places.length - 1, priceAt: (place) => prices[place] });
  return best === undefined ? undefined : places[best];
}

/** Why no rate of the program is offered: the reasons of the rate with the lowest debt ratio. */
export function reasonsOfAll(rates: ProgramRates): Reason[] {
  const { priced } = rates;
  if (!priced.eligible) return reasonsOf(priced);
  const refused = pricedPlaces(rates)
    .map(rates.at)
    .filter(({ eligible }) => !eligible);
  const [lowest] = refused.toSorted((one, other) => (one.scenario.dti ?? 0) - (other.scenario.dti ?? 0));
  return lowest ? reasonsOf(lowest) : [];
}

/** The rates that only the debt ratio keeps from being offered, by place on the sheet. */
export const placesAboveRatio = (rates: ProgramRates): number[] =>
  pricedPlaces(rates).filter((place) => reasonsOf(rates.at(place)).some(({ code }) => code === 'dti'));
