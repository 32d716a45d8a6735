import { z } from 'zod';
import { editKinds } from './edits/edit-text';

const text = z.string();

/** An edit that a row does not pass: what is wrong, and where to correct it. */
const rowFinding = z.object({
  edit: text,
  kind: z.enum(editKinds),
  /** The published text, in English. */
  text,
  /** The field of a loan that has the value; null if it is made of several or of settings. */
  field: text.nullable(),
  /** The page behind `/loans/{loanNum}/`; null for the general settings. */
  page: text.nullable(),
});

/** A loan of the register. */
export const hmdaLoan = z.object({
  id: text,
  loanNum: text,
  borrower: text.nullable(),
  action: text,
  actionDate: text,
  /** Whether the edits are those of the loan as it is now. */
  isChecked: z.boolean(),
  findings: z.array(rowFinding).readonly(),
});
export type HmdaLoan = Readonly<z.output<typeof hmdaLoan>>;

const counted = z.object({ edit: text, kind: z.enum(editKinds), text, loans: z.int() });

/** The register of a year or quarter. */
export const hmdaOverview = z.object({
  first: text,
  last: text,
  loans: z.int(),
  checked: z.int(),
  /** Loans with a syntactical or validity edit, and those of the others with a quality edit. */
  incomplete: z.int(),
  questioned: z.int(),
  actions: z.array(z.object({ action: text, loans: z.int() })).readonly(),
  /** Edits of the file as a whole and of the transmittal sheet; once every loan is checked. */
  fileEdits: z.array(counted.omit({ loans: true })).readonly(),
  edits: z.array(counted).readonly(),
});
export type HmdaOverview = Readonly<z.output<typeof hmdaOverview>>;

export const hmdaProgress = z.object({ loans: z.int(), checked: z.int(), done: z.boolean() });

const FIRST_YEAR = 2018;
const LAST_YEAR = 2100;

/** A year, and a quarter; 4 is the whole year. */
export const ofFiling = z.object({
  year: z.coerce.number<string>().int().min(FIRST_YEAR).max(LAST_YEAR),
  quarter: z.coerce
    .number<string>()
    .int()
    .pipe(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
});
