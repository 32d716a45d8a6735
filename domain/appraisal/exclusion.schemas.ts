import { z } from 'zod';
import type { publicExclusionFields } from './exclusion-fields';

/** An excluded appraiser as guests may see them. */
export const publicExclusion = z.object({
  id: z.string(),
  name: z.string(),
  licenseNumber: z.string().nullable(),
  licenseState: z.string().nullable(),
  company: z.string().nullable(),
  since: z.string(),
} satisfies Record<'id' | keyof typeof publicExclusionFields, z.ZodType>);

/** Applying a file requires the digest from the check. */
export const appliedExclusions = z.object({ seen: z.string().max(64) });
