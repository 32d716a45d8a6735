import { pacific } from '../../format/date';
import { formatShortMoney } from '../../format/money';
import { type Cents, formatCents, formatThousandths, type Thousandths } from '../../numbers/fixed';

/** `$1,050` of whole dollars; a negative amount has its sign in front: `– $10,000`. */
export const dollarsText = (dollars: number): string =>
  `${dollars < 0 ? '– ' : ''}${formatShortMoney(`${Math.abs(dollars)}.00`)}`;

/** `$761.78`. */
export const centsText = (cents: Cents): string => {
  const money = formatShortMoney(formatCents(Math.abs(cents)));
  return `${cents < 0 ? '– ' : ''}${money.includes('.') ? money : `${money}.00`}`;
};

/** `$162,000`, with cents only if it has some (12 CFR 1026.37(o)(4)(i)(B)). */
export const amountText = (cents: Cents): string => formatShortMoney(formatCents(cents));

/** `3.875%`, `4%`: up to three decimals without zeros at the end (1026.37(o)(4)(ii)). */
export const rateText = (rate: Thousandths): string => `${Number(formatThousandths(rate))}%`;

/** `2/15/2013` of a stored date. */
export function dayText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${month}/${day}/${year}`;
}

const zone = new Intl.DateTimeFormat('en-US', { timeZone: pacific, timeZoneName: 'short' });

/** `5:00 p.m. PST`: the end of a day on which something expires. */
export function endOfDay(date: string): string {
  const parts = zone.formatToParts(new Date(`${date}T20:00:00Z`));
  return `5:00 p.m. ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;
}

/** `1st`, `22nd`, `61st`, `113th`. */
export function ordinal(count: number): string {
  const isTeen = Math.floor((count % 100) / 10) === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** `three`; numbers above ten in digits. */
export const numberWord = (count: number): string => words[count] ?? `${count}`;

const YEAR = 12;

/** `3 years`, `year`, `6 months`: how often something happens, after `every`. */
export function spanText(months: number, print: (count: number) => string = String): string {
  const [count, unit] = months % YEAR === 0 ? [months / YEAR, 'year'] : [months, 'month'];
  return count === 1 ? unit : `${print(count)} ${unit}s`;
}

/** The year in which a payment or month is, counted from the first as 1. */
export const yearText = (payment: number): string => `year ${Math.floor((payment - 1) / YEAR) + 1}`;
