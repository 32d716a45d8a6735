import { z } from 'zod';
import { isDate } from '../format/date';
import { daysFromToday } from '../format/days';
import { isStorable } from '../format/storable';
import { type IssueCode, issueCode } from '../messages/issue-code';

/** Rows of a page whose size is not given (CONST-04). */
export const DEFAULT_PAGE = 10;

/** Rows of the largest page. */
export const MAX_PAGE = 1000;

const day = z.string().refine(isDate, 'invalid-date' satisfies IssueCode);

/** A span of days, both ends included and either left out. */
export const daySpan = z.strictObject({ from: day.optional(), to: day.optional() });

const dayOrCount = z
  .string()
  .refine((text) => isDate(text) || daysFromToday(text) !== undefined, 'invalid-date' satisfies IssueCode);

/** A span of days whose ends may also count from today: `{"from":"0d","to":"7d"}`. */
export const relativeSpan = z.strictObject({ from: dayOrCount.optional(), to: dayOrCount.optional() });

/** One text or several, as several. */
export const severalTexts = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(1000)])
  .transform((value) => (typeof value === 'string' ? [value] : value));

export const sortOrder = z
  .string()
  .toUpperCase()
  .pipe(z.enum(['ASC', 'DESC']));

/** A query parameter with JSON. Problems are reported by their path, such as `filter.sStatusT`. */
export const inJson = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(20_000)
    .transform((text, context): z.output<S> => {
      const parsed = schema.safeParse(jsonOf(text), { error: issueCode });
      if (parsed.success) return parsed.data;
      for (const issue of parsed.error.issues) {
        const paths =
          issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path];
        const message = issue.code === 'unrecognized_keys' ? ('no-such-filter' satisfies IssueCode) : issue.message;
        for (const path of paths) context.addIssue({ code: 'custom', message, path: path.map(String) });
      }
      return z.NEVER;
    });

function jsonOf(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return isStorable(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

const range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => last >= first, 'range-reversed' satisfies IssueCode)
  .refine(([first, last]) => last - first < MAX_PAGE, 'page-too-long' satisfies IssueCode);

/** `range` of a list: the first and the last row, both included. */
export const rangeText = inJson(range)
  .optional()
  .describe(`First and last row as JSON, such as [0,24]. Default: the first ${DEFAULT_PAGE} rows`);
