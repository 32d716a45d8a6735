import { z } from 'zod';
import { owners, type VestingRecord } from '../../loan/records';

const version = z.int().min(1);

/** A title holder: fields as in the field table (`vesting.*`), and the borrower, if they are one. */
export const newTitleHolder = z.looseObject({ version, owners: z.array(z.string()).max(1).optional() });

export const storedTitleHolder = newTitleHolder.extend({ id: z.string() });

const titleHolder = z.looseObject({ id: z.string(), owners: z.array(z.enum(owners)) });

/** The title holders, the vesting as written, and as the rules would compose it. */
export const vestingAnswer = z.object({
  version: z.int(),
  // Its other fields are typed by the field table.
  records: z.array(titleHolder as z.ZodType as z.ZodType<VestingRecord>),
  sTitleInNamesOf: z.string().nullable(),
  sTitleCurrentNames: z.string().nullable(),
  composed: z.string(),
});
