import { z } from 'zod';
import { languages } from '../format/language';
import type { IssueCode } from '../messages/issue-code';
import { choiceKinds } from './document-choices';
import { MAX_DOCUMENTS } from './signing-limits';
import { packageStates, signerSteps } from './signing-state';

const text = z.string();
/** 256 random bits in base64url. */
const token = text.regex(/^[\w-]{43}$/);
const reason = text.trim().max(500);

/** The link of an email. It is sent in the body, so that it is in no log. */
export const linkBody = z.object({ token });
export const pinBody = linkBody.extend({ pin: text.trim().min(1).max(20) });

/** What the page shows before its reader has proved who they are. */
export const linkAnswer = z.object({
  lender: text,
  language: z.enum(languages),
  /** Whether a PIN is mailed, or staff told the signer a code. */
  access: z.enum(['pin', 'code']),
  /** Where the PIN is mailed, masked. */
  email: text,
});
export type LinkAnswer = Readonly<z.output<typeof linkAnswer>>;

export const signerSession = z.object({ signer: z.uuid() });
export const ofSession = z.object({ signer: z.uuid() });
export const ofSignerDocument = z.object({ signer: z.uuid(), document: z.uuid() });

/** A package as its signer sees it: nothing of the other signers but how many there are. */
export const signerView = z.object({
  lender: text,
  contact: z.object({ name: text, email: text.nullable(), phone: text.nullable() }),
  title: text,
  name: text,
  email: text,
  state: z.enum(packageStates),
  step: z.enum(signerSteps),
  expiresAt: text,
  consentVersion: text,
  waitsForOthers: z.boolean(),
  documents: z
    .array(
      z.object({
        id: z.uuid(),
        title: text,
        size: z.int(),
        sha256: text,
        choiceKind: z.enum(choiceKinds).nullable().describe('What the signer chooses when they sign it'),
        viewed: z.boolean(),
        hasCopy: z.boolean(),
      }),
    )
    .readonly(),
});
export type SignerView = Readonly<z.output<typeof signerView>>;

/** The consent, with the code that the signer read in the test document. */
const language = z.enum(languages);
export const consentBody = z.object({ version: text.max(20), code: text.trim().min(1).max(20), language });
export const consentQuery = z.object({ language });

export const signatureBody = z.object({
  name: text
    .trim()
    .min(1, 'required' satisfies IssueCode)
    .max(120),
  /** Why the name differs from the one in the documents; null if it does not. */
  spelling: reason
    .min(1, 'required' satisfies IssueCode)
    .nullable()
    .default(null),
  /** What the signer saw. */
  documents: z
    .array(
      z.object({
        id: z.uuid(),
        sha256: text.max(64),
        choice: text.max(20).nullable().default(null).describe('Of a document that asks for one'),
      }),
    )
    .min(1)
    .max(MAX_DOCUMENTS),
});
export type Signature = Readonly<z.output<typeof signatureBody>>;

export const declineBody = z.object({ reason: reason.min(1, 'required' satisfies IssueCode) });
export const paperBody = z.object({ reason: reason.default('') });
