import { z } from 'zod';

const text = z.string();
const instant = z.iso.datetime();

/** What the evidence tells. */
export const evidenceSteps = [
  'sent',
  'resent',
  'reminded',
  'address',
  'identified',
  'consented',
  'opened',
  'viewed',
  'signed',
  'paper',
  'withdrawn',
  'paper-due',
  'mailed',
] as const;

const signature = z.object({
  name: text,
  email: text,
  /** As it was typed; null for who did not sign. */
  signedName: text.nullable(),
  spelling: text.nullable(),
  /** What they chose in the document; null if it asks for nothing. */
  choice: text.nullable(),
  consent: text.nullable(),
  identity: z.enum(['pin', 'code']).nullable(),
});

const step = z.object({
  at: instant,
  what: z.enum(evidenceSteps),
  by: text.nullable(),
  address: text.nullable(),
  userAgent: text.nullable(),
});

/** How a document was signed. */
export const signingEvidenceData = z.object({
  packageId: z.uuid(),
  packageTitle: text,
  loanNum: text,
  documentTitle: text,
  fileName: text,
  /** Of the document as it was sent, and of the signed pages before the evidence. */
  originalSha256: text,
  signedSha256: text,
  sentBy: text,
  signers: z.array(signature).readonly(),
  steps: z.array(step).readonly(),
});
export type SigningEvidenceData = Readonly<z.output<typeof signingEvidenceData>>;
