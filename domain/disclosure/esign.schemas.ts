import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { eDisclosureStatus } from './disclosure.schemas';

const date = z.string().nullable();

/** The progress of a document signed online; null for steps that have not happened. */
const signedDocument = z.object({
  document: z.enum(['Loan Estimate', 'Revised Loan Estimate', 'Closing Disclosure']),
  status: z.enum(['none', 'issued', 'received', 'signed']),
  issued: date,
  received: date,
  signed: date,
});
export type SignedDocument = Readonly<z.output<typeof signedDocument>>;

/** Progress of the eDisclosure and of each document. */
const eSignStatus = eDisclosureStatus.extend({ documents: z.array(signedDocument).readonly() });
export type ESignStatus = Readonly<z.output<typeof eSignStatus>>;

/** The same, with the packages that borrowers sign online, the latest first. */
export const eSignStatusAnswer = eSignStatus.extend({
  packages: z
    .array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        state: z.string(),
        sentAt: z.string(),
        signers: z.array(z.object({ name: z.string(), step: z.string() })).readonly(),
      }),
    )
    .readonly(),
});

/** Something that happened around signing. */
const eSignEntry = z.object({
  /** An instant, or a date if the LOS stores no time. */
  at: z.string(),
  description: z.string(),
  /** The description for every language; an LOS may have its own words alone. */
  wording: wordingSchema.optional(),
  /** Name of the author; null for events known only from a date. */
  by: z.string().nullable(),
});
export type ESignEntry = Readonly<z.output<typeof eSignEntry>>;

export const eSignLogAnswer = z.array(eSignEntry);

export const sectionCCheck = z.object({ result: z.boolean(), feesKnown: z.boolean() });
