import type { PricedLoan } from './adjustment-condition';
import { meets } from './adjustment-condition';
import type {
  AdjustmentEntry,
  AdjustmentSet,
  AdjustmentSetId,
  AmountEntry,
  GridEntry,
  LtvEntry,
  Waiver,
} from './adjustment-table';
import { adjustmentSets } from './data/adjustment-sets';
import type { Thousandths } from './fixed';
import { dollars, formatCents, formatThousandths, percent } from './fixed';
import { priceEffectOfCost } from './sign';

/** One line of an explanation. */
export interface PriceAdjustment {
  /** Stable code; the web app's message is `pricing.adjustment.<code>`. */
  readonly code: string;
  readonly title: string;
  /** English why. */
  readonly detail: string;
  /** The same as values, for the reader's language: decimal strings and codes. */
  readonly params: Readonly<Record<string, string>>;
  /** What it does to the price: negative costs the borrower. */
  readonly price: Thousandths;
  /** For lender users only. */
  readonly hidden: boolean;
}

/** All adjustments of a loan in a program that hold for every rate and lock period, in the order of the program's tables. */
export function loanAdjustments(loan: PricedLoan): PriceAdjustment[] {
  const found: PriceAdjustment[] = [];
  for (const id of loan.program.adjustmentSets) found.push(...setAdjustments(adjustmentSets[id], loan));
  for (const entry of loan.program.ownAdjustments) push(found, entry, loan);
  return found;
}

/** What one table says, for a program that names it. */
export const adjustmentsOfSet = (id: AdjustmentSetId, loan: PricedLoan): PriceAdjustment[] =>
  setAdjustments(adjustmentSets[id], loan);

function setAdjustments(set: AdjustmentSet, loan: PricedLoan): PriceAdjustment[] {
  const waiver = set.waivers?.find((candidate) => waives(candidate, loan));
  if (waiver) {
    return [{ code: waiver.code, title: waiver.title, detail: waiver.detail, params: {}, price: 0, hidden: false }];
  }
  const found: PriceAdjustment[] = [];
  for (const entry of set.entries) push(found, entry, loan);
  return found;
}

/** Income has to be known for an income-bound waiver. */
function waives(waiver: Waiver, { program, scenario }: PricedLoan): boolean {
  if (waiver.homeReady) return program.homeReady === true;
  const upTo = waiver.firstTimeBuyerUpToAreaIncomePercent;
  if (upTo === undefined || !scenario.firstTimeBuyer || scenario.purpose !== '0' || scenario.occupancy !== '0')
    return false;
  if (scenario.county === undefined || scenario.monthlyIncome === undefined) return false;
  return scenario.monthlyIncome * 1200 <= scenario.county.medianIncome * upTo;
}

function push(found: PriceAdjustment[], entry: AdjustmentEntry, loan: PricedLoan): void {
  if (!meets(entry.when, loan)) return;
  const made = entry.kind === 'flat' ? flat(entry) : measured(entry, loan);
  if (made === undefined || (made.cost === 0 && entry.kind !== 'grid')) return;
  found.push({
    code: entry.code,
    title: entry.title,
    detail: made.detail,
    params: made.params,
    price: priceEffectOfCost(made.cost),
    hidden: entry.hidden === true,
  });
}

interface Made {
  readonly cost: Thousandths;
  readonly detail: string;
  readonly params: Readonly<Record<string, string>>;
}

const flat = (entry: { readonly cost: Thousandths; readonly detail?: string }): Made => ({
  cost: entry.cost,
  detail: entry.detail ?? '',
  params: {},
});

function measured(entry: GridEntry | LtvEntry | AmountEntry, loan: PricedLoan): Made | undefined {
  if (entry.kind === 'grid') return fromGrid(entry, loan);
  return entry.kind === 'ltv' ? fromLtv(entry, loan) : fromAmount(entry, loan);
}

/** The column whose top is the first at or above the LTV as the investor rounds it; undefined above the last. */
export function ltvColumn(tops: readonly number[], ltv: Thousandths): number | undefined {
  const column = tops.findIndex((top) => ltv <= top * 1000);
  return column < 0 ? undefined : column;
}

function ltvBand(tops: readonly number[], column: number): { text: string; over: string; upTo: string } {
  const top = tops[column] ?? 0;
  const under = column === 0 ? undefined : tops[column - 1];
  if (under === undefined) return { text: `${top} or less`, over: '', upTo: String(top) };
  if (top > 200) return { text: `above ${under}`, over: String(under), upTo: '' };
  return { text: `${under}.01 to ${top}`, over: String(under), upTo: String(top) };
}

function fromGrid(entry: GridEntry, { scenario, view }: PricedLoan): Made | undefined {
  const { score, ratios } = scenario;
  if (score === undefined || ratios === undefined || view.ltv === undefined) return undefined;
  const row = entry.scoreFloors.findIndex((floor) => score >= floor);
  const column = ltvColumn(entry.ltvTops, view.ltv);
  const cost = column === undefined ? undefined : entry.cost[row]?.[column];
  if (column === undefined || cost === undefined) return undefined;
  const from = entry.scoreFloors[row] ?? 0;
  const above = row === 0 ? undefined : entry.scoreFloors[row - 1];
  const scores =
    above === undefined ? `${from} or more` : from === 0 ? `${above - 1} or less` : `${from} to ${above - 1}`;
  const band = ltvBand(entry.ltvTops, column);
  return {
    cost,
    detail: `${score} and ${percent(ratios.ltv)}: ${scores}, ${band.text}`,
    params: {
      score: String(score),
      ltv: formatThousandths(ratios.ltv),
      scoreFrom: from === 0 ? '' : String(from),
      scoreTo: above === undefined ? '' : String(above - 1),
      ltvOver: band.over,
      ltvUpTo: band.upTo,
    },
  };
}

function fromLtv(entry: LtvEntry, { view }: PricedLoan): Made | undefined {
  if (view.ltv === undefined) return undefined;
  const column = ltvColumn(entry.ltvTops, view.ltv);
  const cost = column === undefined ? undefined : entry.cost[column];
  if (column === undefined || cost === undefined) return undefined;
  const band = ltvBand(entry.ltvTops, column);
  const detail = entry.detail ? `${entry.detail}, LTV ${band.text}` : `LTV ${band.text}`;
  return { cost, detail, params: { ltvOver: band.over, ltvUpTo: band.upTo } };
}

function fromAmount(entry: AmountEntry, { scenario: { amount } }: PricedLoan): Made | undefined {
  if (amount === undefined) return undefined;
  const row = entry.bands.findIndex(({ upTo }) => upTo === undefined || amount <= upTo);
  const band = entry.bands[row];
  if (!band) return undefined;
  const over = entry.bands[row - 1]?.upTo;
  const low = over === undefined ? undefined : dollars(over, true);
  const high = band.upTo === undefined ? undefined : dollars(band.upTo, true);
  return {
    cost: band.cost,
    detail: low === undefined ? `${high} or less` : high === undefined ? `above ${low}` : `${low} to ${high}`,
    params: {
      amountOver: over === undefined ? '' : formatCents(over),
      amountUpTo: band.upTo === undefined ? '' : formatCents(band.upTo),
    },
  };
}
