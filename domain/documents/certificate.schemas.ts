import { z } from 'zod';
import { inLanguage } from './document-template.schemas';

/** What a user wants of the certificate: the latest one, or a new version of the current facts in a language. */
export const certificateRequest = inLanguage.extend({
  /** Makes a new version if the facts have changed since the latest one; for underwriters. */
  issue: z.boolean().default(false),
});
export type CertificateRequest = Readonly<z.output<typeof certificateRequest>>;
