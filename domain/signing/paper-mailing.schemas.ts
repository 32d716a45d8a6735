import { z } from 'zod';
import { mailingStates, paperReasons } from './paper-mailing';
import type { paperMailingFields } from './paper-mailing-fields';
import { signingKinds } from './signing-kinds';

const text = z.string();

/** A package that fell back to paper. */
export const paperMailing = z.object({
  id: z.uuid().describe('Of the package'),
  version: z.int().describe('Of the package, to record the mailing with'),
  loanNum: text,
  borrower: text.nullable(),
  recipients: z.array(text).readonly().describe('The signers to mail it to'),
  title: text,
  kind: z.enum(signingKinds),
  documents: z.array(text).readonly().describe('The titles of its documents'),
  reason: z.enum(paperReasons),
  since: text.describe('The day on which it fell back to paper'),
  sentOn: text.describe('The day on which it was sent to sign; no mailing is before it'),
  dueOn: text.describe('The latest day to mail it'),
  isLate: z.boolean().describe('It is not mailed, and that day is over'),
  state: z.enum(mailingStates),
  mailedOn: text.nullable(),
  sentBy: text.describe('Who sent it to sign'),
  branch: text.nullable(),
}) satisfies z.ZodType<{ readonly [Name in keyof typeof paperMailingFields]: unknown }>;
export type PaperMailing = Readonly<z.infer<typeof paperMailing>>;
