import { z } from 'zod';

const day = z.iso.date();

/** The consent of the borrowers as the sender states it. */
export const statedConsent = z
  .object({ on: day, evidence: z.string().trim().min(1).max(200) })
  .nullable()
  .default(null);

/** The consent that is known; without evidence it was given on the signing pages. */
export const knownConsent = z.object({ on: z.string(), evidence: z.string().nullable() }).nullable();
