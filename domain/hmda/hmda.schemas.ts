import { z } from 'zod';
import { editKinds } from './edits/edit-text';
import { hoepaCodes } from './hoepa-status';
import { MAX_CONFIRM_REASON, type RegisterField, registerFields } from './register-fields';

const text = z.string();

/** Who said that unusual values are right, and when. */
const confirmed = z.object({ by: text, at: z.iso.datetime() });

/** An edit that a row or file does not pass, with the published text in English. */
const anyFinding = z.object({ edit: text, kind: z.enum(editKinds), text });

/** An edit that a row does not pass: what is wrong, and where to correct it. */
const rowFinding = anyFinding.extend({
  /** Of a quality edit whose values were confirmed as they are; null for every other. */
  confirmed: confirmed.nullable(),
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

const value = z.union([text, z.boolean()]).nullable();

/** Each by its name: of a record with required keys, OpenAPI would not know the properties. */
const registerValues = z.object(
  Object.fromEntries(registerFields.map((field) => [field, value])) as Record<RegisterField, typeof value>,
);

/** A loan of the register with what can be corrected there, as the loan is now. */
export const hmdaLoanDetail = hmdaLoan.extend({
  /** That of the loan: what the author of a correction or confirmation has seen. */
  version: z.int(),
  status: text.nullable(),
  values: registerValues,
  /** The HOEPA status that is calculated, and the one that someone entered instead. */
  hoepa: z.object({
    calculated: z.enum(hoepaCodes).nullable().describe('Null if the tests lack something'),
    entered: z.boolean().nullable(),
    isReported: z.boolean().describe('Whether a status that is entered counts for this loan'),
    by: confirmed.nullable().describe('Who entered it in the register; null for one of the loan file'),
    reason: text.nullable(),
  }),
  findings: z
    .array(
      rowFinding.extend({
        /** The values that the edit questions, as they are reported, by the field of the loan. */
        reported: z.array(z.object({ field: text, value: text })).readonly(),
        /** Why the values are right. */
        reason: text.nullable(),
      }),
    )
    .readonly(),
});
export type HmdaLoanDetail = Readonly<z.output<typeof hmdaLoanDetail>>;

const reason = z.string().trim().min(3).max(MAX_CONFIRM_REASON);

/** Corrected facts of the register, in stored form or as users type them. */
export const hmdaCorrection = z.object({
  version: z.int().min(1),
  values: z.partialRecord(z.enum(registerFields), value),
  hoepaReason: reason.optional().describe('Why the HOEPA status is entered instead of calculated'),
});

/** Confirms the values that a quality edit questions, with the reason; null takes that back. */
export const hmdaConfirmation = z.object({ version: z.int().min(1), reason: reason.nullable() });
export const hmdaFileConfirmation = z.object({ reason: reason.nullable() });

export const ofLoanEdit = z.object({ id: text, edit: z.string().regex(/^Q\d{3}(-\d)?$/) });

const counted = anyFinding.extend({ loans: z.int() });

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
  fileEdits: z.array(anyFinding.extend({ confirmed: confirmed.nullable(), reason: text.nullable() })).readonly(),
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

export const ofFilingEdit = ofFiling.extend({ edit: ofLoanEdit.shape.edit });
