import { z } from 'zod';
import { gusResults } from './outcome';

const version = z.int().min(1);

/** The run that counts: one of the loan, or a result that GUS gave outside the portal. */
export const runOfRecord = z.union([
  z.strictObject({ version, runId: z.uuid() }),
  z.strictObject({ version, gusResult: z.enum(gusResults) }),
]);
export type RunOfRecord = Readonly<z.infer<typeof runOfRecord>>;
