import { addDays, addMonths } from '../format/date';
import { mulDiv } from '../numbers/fixed';

/** How a sample is drawn: at random of all loans closed in a month, or of those that a rule finds. */
export const sampleRules = ['random', 'channel', 'program', 'branch', 'early-default', 'discretionary'] as const;
export type SampleRule = (typeof sampleRules)[number];

/** Rules that name the loans by a value. */
export const valueRules = ['channel', 'program', 'branch'] as const satisfies readonly SampleRule[];
export const needsValue = (rule: SampleRule): boolean => valueRules.some((one) => one === rule);

/** The share of the closed loans that is reviewed each month (Fannie Mae Selling Guide D1-3-02, from memory). */
export const RANDOM_PERCENT = 10;

/** Days after the end of the month of closing in which the review ends (Fannie Mae Selling Guide D1-3-01, from memory). */
const REVIEW_DAYS = 90;

/** Days that a payment is late in an early payment default. */
export const DEFAULT_LATE_DAYS = 30;

/** The most loans that a reviewer names. */
export const MAX_NAMED_LOANS = 200;

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => MONTH.test(text);

/** The first and last day of a month. */
export function daysOfMonth(month: string): { readonly first: string; readonly last: string } {
  const first = `${month}-01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
}

/** Whether the month is over, so that every loan closed in it is known. */
export const isOver = (month: string, today: string): boolean => daysOfMonth(month).last < today;

/** The day by which the loans of a month are reviewed. */
export const reviewDue = (month: string): string => addDays(daysOfMonth(month).last, REVIEW_DAYS);

/** How many loans a share of a population is: at least one, and never a part of one. */
export const sampleSize = (population: number, percent: number): number =>
  population === 0 ? 0 : Math.max(1, mulDiv(population, percent, 100) + (belowShare(population, percent) ? 1 : 0));

/** Rounding must not make the sample smaller than the share. */
const belowShare = (population: number, percent: number): boolean =>
  mulDiv(population, percent, 100) * 100 < population * percent;
