import { addMonths, formatDate } from '../../format/date';
import { fieldSpec } from '../../loan/fields/field-table';
import type { GivenText } from '../../messages/message';
import type { AusFacts, CreditEvent } from '../facts.schemas';
import type { Draft } from '../finding-draft';
import type { UnderwritingRule } from './underwriting-rules';

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

function waitingOf(event: CreditEvent, index: number, { waitingYears }: UnderwritingRule, day: string): Waiting {
  const { kind, borrower, date } = event;
  const [code, field] = events[kind];
  const years = waitingYears[kind];
  const at = { key: `${kind}:${index}`, field };
  if (!date) return { isOver: false, draft: { code, values: { borrower, years }, ...at } };
  const until = addMonths(date, years * 12);
  const name: GivenText = { text: fieldSpec(field)?.label ?? field, key: `fields.${field}` };
  const values = { event: name, borrower, date: formatDate(date, 'long'), years };
  return until <= day
    ? { isOver: true, draft: { code: 'aus-verify-event', values, ...at } }
    : {
        isOver: false,
        draft: { code: 'aus-waiting-period', values: { ...values, until: formatDate(until, 'long') }, ...at },
      };
}

const all = (facts: AusFacts, rule: UnderwritingRule, day: string): Waiting[] =>
  facts.events.map((event, index) => waitingOf(event, index, rule, day));

/** The declared events that refer the loan: their waiting period is not over, or their date is not known. */
export const recentEvents = (facts: AusFacts, rule: UnderwritingRule, day: string): Draft[] =>
  all(facts, rule, day).flatMap(({ isOver, draft }) => (isOver ? [] : [draft]));

/** The events whose waiting period is over, so that only their date must be documented. */
export const pastEvents = (facts: AusFacts, rule: UnderwritingRule, day: string): Draft[] =>
  all(facts, rule, day).flatMap(({ isOver, draft }) => (isOver ? [draft] : []));
