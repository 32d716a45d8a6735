import type { Thousandths } from '../numbers/fixed';
import { type DatedRow, firstDay, rowsOn } from './dated-rows';

interface UsdaFees extends DatedRow {
  /** Share of the note at closing. */
  readonly upfront: Thousandths;
  /** Share of the average scheduled balance of each year. */
  readonly annual: Thousandths;
}

/**
 * Guarantee fees of a fiscal year, for loans that USDA commits to guarantee from its first day on. Announced by lenders and their
 * trade press: PennyMac 15-49 and Docutech of 2015-06-25 for fiscal year 2016, USDA's notice of 2016-10-01 for 2017.
 */
const feeTable: readonly UsdaFees[] = [
  { from: '2012-10-01', upfront: 2_000, annual: 400 },
  { from: '2014-10-01', upfront: 2_000, annual: 500 },
  { from: '2015-10-01', upfront: 2_750, annual: 500 },
  { from: '2016-10-01', upfront: 1_000, annual: 350 },
];

/** The first closing day whose fees are known. */
export const USDA_FEES_SINCE = firstDay(feeTable);

const feesOn = (day: string | undefined): UsdaFees | undefined => rowsOn(feeTable, day)[0];

/** USDA's upfront guarantee fee on the closing day; undefined before the first table. */
export const usdaUpfrontRate = (day: string | undefined): Thousandths | undefined => feesOn(day)?.upfront;

/** USDA's annual fee on the closing day; undefined before the first table. */
export const usdaAnnualRate = (day: string | undefined): Thousandths | undefined => feesOn(day)?.annual;
