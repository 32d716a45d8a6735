import { z } from 'zod';

/** A template to be filled from a loan. */
export const emailPreviewBody = z.object({
  loanNum: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,36}$/),
  subject: z.string().max(200),
  notes: z.string().max(20_000),
  isText: z.boolean(),
});

/** A filled email as it would go out. */
export const emailPreview = z.object({
  subject: z.string(),
  notes: z.string(),
  /** Placeholders without a value in the loan; they remain in the texts. */
  missing: z.array(z.string()).readonly(),
});
export type EmailPreview = Readonly<z.output<typeof emailPreview>>;
