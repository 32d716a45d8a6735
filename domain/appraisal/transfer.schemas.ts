import { z } from 'zod';
import { certifications, transferItems, transferParts, transferSenders } from './transfer-rules';

const line = (most: number) => z.string().trim().max(most);

/** What a user enters of a transfer. */
export const transferInput = z.strictObject({
  sentBy: z.enum(transferSenders),
  lender: line(100),
  letterhead: z
    .strictObject({ street: line(120), place: line(120), phone: line(30), nmls: line(20) })
    .optional()
    .describe('What the letterhead of that lender has besides its name'),
  theirLoanNum: line(40).optional().describe('The number of the loan at that lender'),
  letterOn: z.iso.date().nullable(),
  officer: line(100),
  officerTitle: line(100),
  certified: z.array(z.enum(certifications)).max(certifications.length),
  isCaseTransferred: z.boolean(),
});
export type TransferInput = Readonly<z.infer<typeof transferInput>>;

/** What is kept of a transfer. */
export const keptTransfer = transferInput.extend({
  parts: z.array(z.object({ part: z.enum(transferParts), documentId: z.string() })),
  xmlKey: z.string().nullable(),
});
export type KeptTransfer = Readonly<z.infer<typeof keptTransfer>>;

/** A transfer as pages see it, with its checklist. */
export const shownTransfer = keptTransfer.omit({ xmlKey: true }).extend({
  hasXml: z.boolean(),
  checklist: z.array(z.object({ item: z.enum(transferItems), isDone: z.boolean() })),
});
