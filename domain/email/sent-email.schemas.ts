import { z } from 'zod';

const text = z.string();
const texts = z.array(text);

/** An email that the portal sent about a loan. */
export const sentEmail = z.object({
  ...{ id: text, at: text, from: text, to: texts, cc: texts, subject: text, message: text },
  ...{ isText: z.boolean(), templateType: text.nullable(), docIds: texts, by: text, by2: text },
});
