import { z } from 'zod';
import { businessHours } from '../loan/business-hours.schemas';
import { expiryRollings } from './lock-kinds';

const thousandths = z.int();

/** The lender's rules for locks, and what the author of a write may grant. The portal sends them to the LOS, which applies them. */
export const lockPolicy = z.object({
  hours: businessHours,
  rolling: z.enum(expiryRollings),
  /** Terms of a new lock in days. */
  terms: z.array(z.int()).readonly(),
  maxExtensions: z.int(),
  /** Days of all extensions of a lock. */
  maxExtensionDays: z.int(),
  /** Days after the end of a lock within which it is relocked at the worst case. */
  relockDays: z.int(),
  /** Null if the lender has no float-down. */
  floatDown: z.object({ minimumMove: thousandths, fee: thousandths }).nullable(),
  /** Whether a request that the engine prices is confirmed at once. */
  autoLock: z.boolean(),
  /** Points of concessions that the author may have granted on one lock. */
  concessionLimit: thousandths,
});
export type LockPolicy = Readonly<z.infer<typeof lockPolicy>>;
