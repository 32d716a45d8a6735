import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { daySpan, relativeSpan, severalTexts } from '../../domain/contract/list-parameters.schemas';
import { daysFromToday } from '../../domain/format/days';

/** The SQL condition of a filter. */
export type Condition = RawBuilder<SqlBool>;

/** A filter of a list: validates its value and turns it into a condition. */
export type ListFilter = z.ZodType<Condition>;

/** A LIKE pattern that finds the text anywhere, with its special characters escaped. */
const anywhere = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const typed = z.string().max(200);

/** The column contains the text, ignoring case. */
export const contains = (column: string): ListFilter =>
  typed.transform((text) => sql<SqlBool>`${sql.ref(column)} ilike ${anywhere(text)}`);

/** One of the columns or expressions contains the text, ignoring case: `q`. */
export const search = (...columns: readonly (string | RawBuilder<unknown>)[]): ListFilter =>
  typed.transform(
    (text) =>
      sql<SqlBool>`(${sql.join(
        columns
          .map((column) => (typeof column === 'string' ? sql.ref(column) : column))
          .map((column) => sql`${column}::text ilike ${anywhere(text)}`),
        sql` or `,
      )})`,
  );

/** Trigrams that a word shares with its misspelling: a word of four letters with one wrong letter shares two of five. */
const LEAST_SIMILARITY = 0.3;

/**
 * The columns have words that look like each of the typed ones: `almost`. It finds more than misspellings, so the caller
 * compares the spelling (`domain/format/spelling`).
 */
export const almost = (...columns: readonly string[]): ListFilter =>
  typed.transform((text) => {
    const all = sql`lower(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`;
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const similar = words.map((word) => sql`word_similarity(${word}, ${all}) >= ${LEAST_SIMILARITY}`);
    return similar.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(similar, sql` and `)})`;
  });

/** The column, as text, is one of the values. */
export const oneOf = (column: string): ListFilter =>
  severalTexts.transform((values) => sql<SqlBool>`${sql.ref(column)}::text = any(${values})`);

/** The column is true or false. */
export const yesNo = (column: string): ListFilter =>
  z.boolean().transform((value) => sql<SqlBool>`${sql.ref(column)} is ${value ? sql`true` : sql`not true`}`);

/** The column, a date, lies in the span of days. */
export const days = (column: string): ListFilter => daySpan.transform((span) => within(sql.ref(column), span));

/** The column, an instant, lies in the span of days, in Pacific time (decisions EDISC-07). */
export const instantDays = (column: string): ListFilter =>
  daySpan.transform((span) => within(sql`(${sql.ref(column)} at time zone 'America/Los_Angeles')::date`, span));

/** The column, a date, lies in the span of days, whose ends may count from the date `today` of the query. */
export const daysFrom = (column: string, today: RawBuilder<unknown>): ListFilter => {
  const dayOf = (end: string): RawBuilder<unknown> => {
    const count = daysFromToday(end);
    return count === undefined ? sql`${end}::date` : sql`${today} + ${count}::int`;
  };
  return relativeSpan.transform(
    ({ from = '-infinity', to = 'infinity' }) =>
      sql<SqlBool>`(${sql.ref(column)} between ${dayOf(from)} and ${dayOf(to)})`,
  );
};

function within(day: RawBuilder<unknown>, { from, to }: z.output<typeof daySpan>): Condition {
  const first = from === undefined ? sql`true` : sql`${day} >= ${from}::date`;
  const last = to === undefined ? sql`true` : sql`${day} <= ${to}::date`;
  return sql<SqlBool>`(${first} and ${last})`;
}
