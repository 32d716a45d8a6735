import type { Cents, Thousandths } from '../numbers/fixed';
import { type DatedRow, firstDay, rowsOn } from './dated-rows';

/** The inputs for FHA's annual premium; `amount` is the base amount. */
export interface FhaPremiumInput {
  readonly amount: Cents;
  readonly ltv: Thousandths;
  readonly termMonths: number;
  /** The closing date, once it is known. */
  readonly day?: string | undefined;
}

/** FHA's upfront premium: 1.75% of the base amount. */
export const FHA_UPFRONT: Thousandths = 1750;

interface FhaRow extends DatedRow {
  /** The row covers terms, amounts and LTVs up to these; the first one that covers a loan counts. */
  readonly termTo: number;
  readonly amountTo: Cents;
  readonly ltvTo: Thousandths;
  readonly rate: Thousandths;
}

const ANY = Number.POSITIVE_INFINITY;
const SHORT = 180;

type Figures = readonly [termTo: number, amountTo: Cents, ltvTo: Thousandths, rate: Thousandths];

const rowsFrom = (from: string, rows: readonly Figures[]): FhaRow[] =>
  rows.map(([termTo, amountTo, ltvTo, rate]) => ({ from, termTo, amountTo, ltvTo, rate }));

/** HUD Mortgagee Letters 2013-04, 2015-01 and 2023-05. */
const premiumTable: readonly FhaRow[] = [
  ...rowsFrom('2013-06-03', [
    [SHORT, 625_500_00, 90_000, 450],
    [SHORT, 625_500_00, ANY, 700],
    [SHORT, ANY, 78_000, 450],
    [SHORT, ANY, 90_000, 700],
    [SHORT, ANY, ANY, 950],
    [ANY, 625_500_00, 95_000, 1_300],
    [ANY, 625_500_00, ANY, 1_350],
    [ANY, ANY, 95_000, 1_500],
    [ANY, ANY, ANY, 1_550],
  ]),
  ...rowsFrom('2015-01-26', [
    [SHORT, 625_500_00, 90_000, 450],
    [SHORT, 625_500_00, ANY, 700],
    [SHORT, ANY, 78_000, 450],
    [SHORT, ANY, 90_000, 700],
    [SHORT, ANY, ANY, 950],
    [ANY, 625_500_00, 95_000, 800],
    [ANY, 625_500_00, ANY, 850],
    [ANY, ANY, 95_000, 1_000],
    [ANY, ANY, ANY, 1_050],
  ]),
  ...rowsFrom('2023-03-20', [
    [SHORT, 726_200_00, 90_000, 150],
    [SHORT, 726_200_00, ANY, 400],
    [SHORT, ANY, 78_000, 150],
    [SHORT, ANY, 90_000, 400],
    [SHORT, ANY, ANY, 650],
    [ANY, 726_200_00, 95_000, 500],
    [ANY, 726_200_00, ANY, 550],
    [ANY, ANY, 95_000, 700],
    [ANY, ANY, ANY, 750],
  ]),
];

/** The first closing day whose premium is known. */
export const FHA_PREMIUMS_SINCE = firstDay(premiumTable);

/** FHA's annual premium rate by term, amount and LTV; undefined before the first table. */
export function fhaAnnualRate({ amount, ltv, termMonths, day }: FhaPremiumInput): Thousandths | undefined {
  const covers = (row: FhaRow) => termMonths <= row.termTo && amount <= row.amountTo && ltv <= row.ltvTo;
  return rowsOn(premiumTable, day).find(covers)?.rate;
}

interface DurationRow extends DatedRow {
  readonly ltvTo: Thousandths;
  readonly months: number;
}

/** HUD Mortgagee Letter 2013-04. */
const durationTable: readonly DurationRow[] = [
  { from: '2013-06-03', ltvTo: 90_000, months: 132 },
  { from: '2013-06-03', ltvTo: ANY, months: ANY },
];

/** How many payments carry the annual premium: those of eleven years up to an LTV of 90%, otherwise all. */
export function fhaPremiumMonths({ ltv, termMonths, day }: FhaPremiumInput): number {
  const row = rowsOn(durationTable, day).find(({ ltvTo }) => ltv <= ltvTo);
  return Math.min(row?.months ?? termMonths, termMonths);
}
