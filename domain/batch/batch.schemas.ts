import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { type batchFields, batchKinds, type batchRowFields, batchStates, rowResults } from './batch-fields';

const count = z.int().min(0);
const text = z.string();
const maybe = text.nullable();
const MAX_COLUMNS = 100;

const source = z.union([
  z.strictObject({
    column: count.max(MAX_COLUMNS - 1),
    words: z.record(text.max(60), text.max(200)).optional().describe('What the screen calls the options of the field'),
  }),
  z.strictObject({ value: text.max(200) }),
]);
const mapping = z.record(text.max(60), source);

/** A JSON text of a multipart body. */
const jsonOf = <T>(shape: z.ZodType<T>): z.ZodType<T, string> =>
  text.max(20_000).transform((input, context) => {
    try {
      const read = shape.safeParse(JSON.parse(input));
      if (read.success) return read.data;
    } catch {
      // It is no JSON; the issue below says so.
    }
    context.addIssue({ code: 'custom', message: 'not-a-list' });
    return z.NEVER;
  }) as z.ZodType<T, string>;

/** Multipart fields are texts. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const kind = z.enum(batchKinds);

export const columnsRequest = z.object({ kind });

/** The columns of a file, and which fields they are: as in the last batch with such a file, or by their titles. */
export const fileColumns = z.object({
  rows: count,
  titles: z.array(text).readonly(),
  samples: z.array(z.array(text).readonly()).readonly(),
  mapping,
  remembered: z.object({ by: text, at: text }).nullable(),
});
export type FileColumns = Readonly<z.output<typeof fileColumns>>;

/** Starts a batch; its ID is made by the browser, so that sending it twice starts one. */
export const newBatch = z.object({
  id: z.uuid(),
  kind,
  mapping: jsonOf(mapping).describe('JSON: by field, `{"column": 0}` or `{"value": "…"}` for all rows'),
  dryRun: flag,
  allOrNothing: flag,
});
export type NewBatch = Readonly<z.output<typeof newBatch>>;

export const batchTotals = z.object({
  rows: count,
  waiting: count,
  ready: count,
  saved: count,
  unchanged: count,
  refused: count,
  notSaved: count,
  undone: count,
  kept: count,
  matches: count,
  differs: count,
  missing: count,
});
export type BatchTotals = Readonly<z.output<typeof batchTotals>>;

export const batch = z.object({
  id: text,
  kind,
  by: text,
  createdAt: text,
  endedAt: maybe,
  fileName: text,
  isDryRun: z.boolean(),
  isAllOrNothing: z.boolean(),
  isUndoing: z.boolean(),
  state: z.enum(batchStates),
  rows: count,
  saved: count,
  refused: count,
}) satisfies z.ZodType<{ readonly [Name in keyof typeof batchFields]: unknown }>;
export type Batch = Readonly<z.infer<typeof batch>>;

export const batchDetail = batch.extend({
  totals: batchTotals,
  canCancel: z.boolean(),
  canSave: z.boolean().describe('It was a dry run whose rows can be saved now'),
  canUndo: z.boolean().describe('It is the last batch of its kind that saved rows'),
});
export type BatchDetail = Readonly<z.infer<typeof batchDetail>>;

export const batchRow = z.object({
  id: text,
  row: count,
  loanNum: maybe,
  reference: maybe,
  result: z.enum(rowResults),
  problems: z
    .array(
      z.object({ field: text, value: maybe.describe('As the file has it'), message: text, wording: wordingSchema }),
    )
    .readonly(),
}) satisfies z.ZodType<{ readonly [Name in keyof typeof batchRowFields]: unknown }>;
export type BatchRow = Readonly<z.infer<typeof batchRow>>;
