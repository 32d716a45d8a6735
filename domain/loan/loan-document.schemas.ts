import { z } from 'zod';
import { type LoanDocument, type NewLoanDocument, recordLists } from './document';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listNames = ['applicants', ...recordLists];

const isDraft = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && listNames.every((name) => value[name] === undefined || Array.isArray(value[name]));

export const loanNumber = z.string().min(1).max(36);

const list = z.array(z.looseObject({}));

const outline = z.looseObject({
  version: z.int(),
  sLNm: z.string(),
  sStatusT: z.string(),
  applicants: list,
  ...Object.fromEntries(recordLists.map((name) => [name, list])),
});

/**
 * A loan under its LOS field names. The schema checks what every reader relies on; the field table types and validates its
 * fields.
 */
export const loanDocument = outline as z.ZodType as z.ZodType<LoanDocument>;

/** A loan as returned by the API: a record whose ID is the loan number. */
export const loanRecord = outline.extend({ id: z.string() }) as z.ZodType as z.ZodType<
  LoanDocument & { readonly id: string }
>;

/** A loan before the LOS has it. */
export const newLoanDocument = z.custom<NewLoanDocument>(isDraft, 'is no loan document');

/** Changed fields by LOS name; lists (assets, liabilities, reos, employments, incomes, applicants) are replaced as a whole. */
export const loanChange = z.object({
  /** The version that the writer read. */
  version: z.int().min(1),
  changes: z.record(z.string(), z.unknown()).readonly(),
});
export type LoanChange = Readonly<z.infer<typeof loanChange>>;
