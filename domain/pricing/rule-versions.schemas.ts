import { z } from 'zod';
import { type RecordValues, readRecordField } from '../records/record-fields';
import { programRuleFields } from '../reference/program-rule-fields';
import type { MatrixLine } from './eligibility-spec';

const ratio = z.int().min(1_000).max(200_000).optional();
const cents = z.int().min(0).max(99_999_999_00).optional();
const codes = z.array(z.string().max(3)).min(1).max(40).readonly();

/** A line of an eligibility matrix. Ratios in thousandths of a percent, amounts in cents. */
const matrixLine = z.strictObject({
  purposes: codes,
  occupancies: codes,
  units: z.tuple([z.int().min(1).max(4), z.int().min(1).max(4)]).readonly(),
  propertyTypes: codes.optional(),
  maxAmount: cents,
  minScore: z.int().min(300).max(850).optional(),
  maxLtv: ratio,
  maxCltv: ratio,
  maxHcltv: ratio,
  maxCashOut: cents,
  minReserveMonths: z.int().min(0).max(60).optional(),
  needsFirstTimeBuyer: z.literal(true).optional(),
  existingLoanOwner: z.string().max(3).optional(),
  needsCommunitySecond: z.literal(true).optional(),
});

const matrix = z.array(matrixLine).min(1).max(200).readonly() as z.ZodType as z.ZodType<readonly MatrixLine[]>;

type RuleValues = RecordValues<typeof programRuleFields>;

/** What a version changes: stored values of fields, and the whole matrix if it is another one. */
export interface RuleChanges extends Partial<RuleValues> {
  readonly matrix?: readonly MatrixLine[];
}

/** Values as users type them become stored ones; unknown fields are ignored. */
const changes = z.looseObject({ matrix: matrix.optional() }).transform((body, context): RuleChanges => {
  const values: Record<string, unknown> = body.matrix === undefined ? {} : { matrix: body.matrix };
  for (const [name, field] of Object.entries(programRuleFields)) {
    if (!Object.hasOwn(body, name)) continue;
    const read = readRecordField(field, body[name]);
    if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem, path: [name], input: body[name] });
    else values[name] = read.value;
  }
  return values as RuleChanges;
});

/** A version to schedule, or one to change, which has the `version` that was read. The caller makes its ID. */
export const ruleVersionBody = z.object({
  id: z.uuid(),
  version: z.int().optional(),
  /** The first day, Pacific. */
  effectiveFrom: z.iso.date(),
  note: z.string().trim().max(200).nullish(),
  changes,
});
export type RuleVersionBody = z.output<typeof ruleVersionBody>;

const storedChanges = z.record(z.string(), z.unknown()) as z.ZodType as z.ZodType<RuleChanges>;

/** One version of a program's rules with what it changes from. */
const ruleVersion = z.object({
  id: z.uuid(),
  version: z.int(),
  effectiveFrom: z.string(),
  note: z.string().nullable(),
  changes: storedChanges,
  /** The values that the changes replace. */
  before: storedChanges,
  byName: z.string().nullable(),
  at: z.string(),
  /** When it became the program's rules; null for one to come. */
  appliedAt: z.string().nullable(),
});
export type RuleVersion = Readonly<z.output<typeof ruleVersion>>;

/** Those to come, and then those in effect and earlier, the latest first. */
export const ruleVersions = z.array(ruleVersion).readonly();
