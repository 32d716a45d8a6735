import { z } from 'zod';

/** A code as the lender has it. */
const option = z.object({
  list: z.string(),
  code: z.string(),
  label: z.string(),
  /** The lender's label; null for the portal's own. */
  ownLabel: z.string().nullable(),
  /** An inactive code is not offered, but stays where it is already used. */
  active: z.boolean(),
  /** Of the whole list. */
  version: z.int(),
});
export type Option = Readonly<z.output<typeof option>>;

export const options = z.array(option).readonly();

/** A list as one record, which an administrator changes as a whole. */
export const optionRecord = z.object({ id: z.string(), version: z.int(), options });
export type OptionRecord = Readonly<z.output<typeof optionRecord>>;

/** A code as an administrator sends it. */
const optionSave = z.object({
  code: z.string().max(40),
  ownLabel: z.string().trim().max(100).nullish(),
  active: z.boolean(),
});
export type OptionSave = Readonly<z.output<typeof optionSave>>;

export const optionsBody = z.object({ version: z.int().optional(), options: z.array(optionSave).max(500).optional() });

export const optionsQuery = z.object({ code: z.string().max(60).optional().describe('Name of the list') });
export const ofOptionList = z.object({ list: z.string().max(60) });
