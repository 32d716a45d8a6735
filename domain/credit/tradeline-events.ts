import type { bankruptcyEndCodes } from '../loan/codes/declaration-codes';
import type { Owner } from '../loan/records';
import type { Tradeline } from './report.schemas';
import { isRealEstate, liabilityType } from './tradeline';

/** The fields of a borrower's application for the days of derogatory events. */
export const eventDateFields = ['aBDecBankruptD', 'aBDecForeclosureD', 'aBDecDeedInLieuD', 'aBDecShortSaleD'] as const;
export type EventDateField = (typeof eventDateFields)[number];

/** A derogatory event of a borrower, with its day or month; null if it is not over or not known. */
export interface DerogatoryEvent {
  readonly owner: Owner;
  readonly field: EventDateField;
  readonly date: string | null;
  /** How a bankruptcy ended, where that is said. */
  readonly end: BankruptcyEnd | null;
}

export type BankruptcyEnd = keyof typeof bankruptcyEndCodes;

/** How a bankruptcy ended, in the words of a court or a creditor. */
export function bankruptcyEnd(words: string): BankruptcyEnd | null {
  if (/dismiss/i.test(words)) return 'dismissed';
  return /discharg|completed/i.test(words) ? 'discharged' : null;
}

const BANKRUPTCY = 'aBDecBankruptD';

/** What a remark of an account is about, the most specific first: "deed in lieu of foreclosure" is no foreclosure. */
const remarks: readonly (readonly [EventDateField, RegExp])[] = [
  ['aBDecDeedInLieuD', /deed\W+in\W+lieu/i],
  ['aBDecShortSaleD', /short\W+sale/i],
  ['aBDecForeclosureD', /foreclos/i],
  [BANKRUPTCY, /bankruptcy|wage\s*earner|chapter\s*(?:7|11|12|13)\b/i],
];

/** A foreclosure that only started, or was stopped, took no property. */
const notCompleted = /start|initiat|proceeding|pending|process|cancel|redeem|reinstat|rescind|withdrawn|\bnot\b/i;

const months = (month: string): boolean => Number(month) >= 1 && Number(month) <= 12;

/** The day or month that a remark names, such as 03/2021 or 03/15/2021. */
function dateOf(text: string): string | null {
  const [, month, day, year] = /(?<!\d)(\d{1,2})\/(?:(\d{1,2})\/)?((?:19|20)\d{2})(?!\d)/.exec(text) ?? [];
  if (month === undefined || year === undefined || !months(month)) return null;
  const whole = [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-');
  return day === undefined || new Date(`${whole}T00:00:00Z`).getUTCDate() === Number(day) ? whole : null;
}

function eventOf(line: Tradeline, remark: string): Omit<DerogatoryEvent, 'owner'> | undefined {
  const [field] = remarks.find(([, pattern]) => pattern.test(remark)) ?? [];
  if (field === undefined) return undefined;
  if (field === BANKRUPTCY) {
    const end = bankruptcyEnd(remark);
    return { field, date: end && dateOf(remark), end };
  }
  if (!isRealEstate(liabilityType(line)) || notCompleted.test(remark)) return undefined;
  return { field, date: dateOf(remark) ?? line.closed ?? null, end: null };
}

/** The remarks that tell of an event; without any, the rating, such as `ForeclosureOrRepossession`, which says no more than that. */
function toldBy({ comments, rating }: Tradeline): readonly string[] {
  const telling = comments.filter((remark) => remarks.some(([, pattern]) => pattern.test(remark)));
  return telling.length === 0 && rating ? [rating] : telling;
}

/** What the borrowers' own accounts tell about derogatory events. An authorized user has had none. */
export const eventsOfTradelines = (tradelines: readonly Tradeline[]): DerogatoryEvent[] =>
  tradelines
    .filter(({ ownership }) => ownership !== 'authorized-user')
    .flatMap((line) =>
      toldBy(line).flatMap((remark) => {
        const event = eventOf(line, remark);
        return event ? line.owners.map((owner) => ({ owner, ...event })) : [];
      }),
    );
