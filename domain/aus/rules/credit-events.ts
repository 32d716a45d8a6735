import { addMonths, formatDate } from '../../format/date';
import { fieldSpec } from '../../loan/fields/field-table';
import type { GivenText } from '../../messages/message';
import type { AusFacts, CreditEvent } from '../facts.schemas';
import type { Draft } from '../finding-draft';
import { type WaitingPeriods, waitingPeriodsOf } from './waiting-periods';

/** How an event is reported while its date is not known, and the field of its date. */
const events = {
  bankruptcy: ['aus-bankruptcy', 'aBDecBankruptD'],
  'bankruptcy-13': ['aus-bankruptcy', 'aBDecBankruptD'],
  foreclosure: ['aus-foreclosure', 'aBDecForeclosureD'],
  'deed-in-lieu': ['aus-deed-in-lieu', 'aBDecDeedInLieuD'],
  'short-sale': ['aus-short-sale', 'aBDecShortSaleD'],
} as const;

/** An event with the end of its waiting period. Without a date it counts as recent. */
interface Waiting {
  readonly isOver: boolean;
  readonly draft: Draft;
}

const yearsOf = ({ kind, end }: CreditEvent, { years, dismissed13 }: WaitingPeriods): number =>
  kind === 'bankruptcy-13' && end === 'dismissed' ? dismissed13 : years[kind];

/** Whether it matters how a chapter 13 bankruptcy ended, which was not entered. */
function isEndAsked({ kind, end, date }: CreditEvent, { years, dismissed13 }: WaitingPeriods, day: string): boolean {
  if (kind !== 'bankruptcy-13' || end !== null || date === null) return false;
  const isOver = (after: number) => addMonths(date, after * 12) <= day;
  return isOver(years[kind]) !== isOver(dismissed13);
}

function waitingOf(event: CreditEvent, index: number, periods: WaitingPeriods, day: string): Waiting {
  const { kind, borrower, date } = event;
  const [code, field] = events[kind];
  const years = yearsOf(event, periods);
  const at = { key: `${kind}:${index}`, field };
  if (!date) {
    const months = kind === 'bankruptcy-13' ? periods.planPayments : undefined;
    return months === undefined
      ? { isOver: false, draft: { code, values: { borrower, years }, ...at } }
      : { isOver: false, draft: { code: 'aus-plan-payments', values: { borrower, months }, ...at } };
  }
  if (isEndAsked(event, periods, day)) {
    const values = { borrower, discharged: periods.years[kind], dismissed: periods.dismissed13 };
    return { isOver: false, draft: { code: 'aus-bankruptcy-end', values, ...at, field: 'aBDecBankruptEndT' } };
  }
  const until = addMonths(date, years * 12);
  const name: GivenText = { text: fieldSpec(field)?.label ?? field, key: `fields.${field}` };
  const dated = { event: name, borrower, date: formatDate(date, 'long') };
  if (years === 0 && until <= day) return { isOver: true, draft: { code: 'aus-verify-plan', values: dated, ...at } };
  const values = { ...dated, years };
  return until <= day
    ? { isOver: true, draft: { code: 'aus-verify-event', values, ...at } }
    : {
        isOver: false,
        draft: { code: 'aus-waiting-period', values: { ...values, until: formatDate(until, 'long') }, ...at },
      };
}

function all(facts: AusFacts, day: string): Waiting[] {
  const periods = waitingPeriodsOf(facts, day);
  return facts.events.map((event, index) => waitingOf(event, index, periods, day));
}

/** The declared events that refer the loan: their waiting period is not over, or their date is not known. */
export const recentEvents = (facts: AusFacts, day: string): Draft[] =>
  all(facts, day).flatMap(({ isOver, draft }) => (isOver ? [] : [draft]));

/** The events whose waiting period is over, so that only their date must be documented. */
export const pastEvents = (facts: AusFacts, day: string): Draft[] =>
  all(facts, day).flatMap(({ isOver, draft }) => (isOver ? [draft] : []));
