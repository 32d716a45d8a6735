import { z } from 'zod';
import { wordingSchema } from './message.schemas';

/** What a refusal says: in English for programs, and as data for the language of the reader. */
export const errorTextsSchema = z.object({
  message: z.string(),
  wording: wordingSchema.optional(),
  /** What is wrong with each field. */
  fields: z.record(z.string(), z.string()).optional(),
  fieldWordings: z.record(z.string(), wordingSchema).optional(),
});

/** The body of an answer of the API that is none of success (decisions ERR-12). */
export const errorBodySchema = errorTextsSchema.extend({ code: z.string(), requestId: z.string() });
export type ErrorBody = z.infer<typeof errorBodySchema>;
