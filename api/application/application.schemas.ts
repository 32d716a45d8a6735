import { z } from 'zod';

export const loanParams = z.object({ loanNum: z.string() });

/** A change of a section: the version that was read, and what changes, in stored form or as people write it. */
export const sectionChange = z.looseObject({ version: z.int('Send the version that you read.').min(1) });

/** A section as it is answered. */
export const sectionAnswer = z.looseObject({ version: z.int() });

const record = z.looseObject({ id: z.string(), owners: z.array(z.string()) });

/** A section that is a list. */
export const listAnswer = z.looseObject({ version: z.int(), records: z.array(record) });
