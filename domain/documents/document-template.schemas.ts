import { z } from 'zod';
import { languages } from '../format/language';

/** A document that the portal makes, as the catalog lists it. */
export const documentTemplate = z.object({
  id: z.string(),
  /** Its title in each language. */
  title: z.object({ en: z.string(), tr: z.string(), ar: z.string() }),
});

/** The language of a document. */
export const inLanguage = z.object({ language: z.enum(languages).default('en') });
