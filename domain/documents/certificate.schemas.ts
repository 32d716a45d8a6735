import { z } from 'zod';
import { languages } from '../format/language';

/** What a user wants of the certificate: the latest one, or a new version of the current facts. */
export const certificateRequest = z.object({
  /** The language of a new version. */
  language: z.enum(languages).default('en'),
  /** Makes a new version if the facts have changed since the latest one; for underwriters. */
  issue: z.boolean().default(false),
});
export type CertificateRequest = Readonly<z.output<typeof certificateRequest>>;
