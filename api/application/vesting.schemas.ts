import { z } from 'zod';

const version = z.int('Send the version that you read.').min(1);

/** One who takes title: fields as in the field table (`vesting.*`), and the borrower that this is, if any. */
export const newTitleHolder = z.looseObject({ version, owners: z.array(z.string()).max(1).optional() });

export const heldTitleHolder = newTitleHolder.extend({ id: z.string() });

const holder = z.looseObject({ id: z.string(), owners: z.array(z.string()) });

/** Who takes title, how it is written, and how the rules would write it. */
export const vestingAnswer = z.object({
  version: z.int(),
  records: z.array(holder),
  sTitleInNamesOf: z.string().nullable(),
  sTitleCurrentNames: z.string().nullable(),
  composed: z.string(),
});
