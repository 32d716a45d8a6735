import { z } from 'zod';
import { isDate } from '../format/date';
import { languages } from '../format/language';
import type { IssueCode } from '../messages/issue-code';
import { signingKinds } from './signing-kinds';
import { CODE_DIGITS, MAX_DOCUMENTS, MAX_SIGNERS } from './signing-limits';
import { packageStates, signerEnds, signerSteps, signingEvents } from './signing-state';

const text = z.string();
const instant = text;
const line = (most: number) =>
  text
    .trim()
    .min(1, 'required' satisfies IssueCode)
    .max(most);

/** Someone who signs. With a code, they enter one that staff told them; otherwise a PIN is mailed to them. */
export const newSigner = z.object({
  name: line(120),
  email: z.email().max(200),
  language: z.enum(languages).default('en'),
  code: text
    .regex(new RegExp(`^\\d{${CODE_DIGITS.least},${CODE_DIGITS.most}}$`))
    .nullable()
    .default(null),
});
export type NewSigner = Readonly<z.output<typeof newSigner>>;

/** A document of the loan to sign, and by whom: places in the list of recipients, all by default. */
const newDocument = z.object({
  documentId: line(100),
  title: line(120),
  signers: z.array(z.int().min(0)).min(1).optional(),
});

export const newPackage = z
  .object({
    key: z.uuid().describe('Chosen by the author; a package with the same key is sent once'),
    title: line(120),
    kind: z.enum(signingKinds),
    documents: z.array(newDocument).min(1).max(MAX_DOCUMENTS),
    recipients: z.array(newSigner).min(1).max(MAX_SIGNERS),
  })
  .refine(
    ({ documents, recipients }) =>
      documents.every((one) => one.signers?.every((place) => place < recipients.length) ?? true),
    { path: ['documents'], error: 'not-a-code' satisfies IssueCode },
  );
export type NewPackage = Readonly<z.output<typeof newPackage>>;

const times = {
  openedAt: instant.nullable(),
  consentedAt: instant.nullable(),
  receivedAt: instant.nullable().describe('When they first opened a document'),
  viewedAt: instant.nullable(),
  signedAt: instant.nullable(),
};

const signer = z.object({
  id: z.uuid(),
  name: text,
  email: text,
  language: z.enum(languages),
  hasCode: z.boolean(),
  mail: z.enum(['sending', 'sent', 'failed']).describe('What became of the email with the link'),
  step: z.enum(signerSteps),
  ...times,
  ended: z.enum(signerEnds).nullable(),
  reason: text.nullable(),
  reminders: z.int(),
});

const document = z.object({
  id: z.uuid(),
  title: text,
  fileId: text,
  sha256: text,
  signedFileId: text.nullable(),
  signedSha256: text.nullable(),
  choices: z.array(z.object({ signer: z.uuid(), choice: text })).describe('What its signers chose when they signed'),
});

/** Something that happened to a package: whose step it was, from which address. */
const event = z.object({
  at: instant,
  kind: z.enum(signingEvents),
  by: text.nullable().describe('Signer or user; null for the portal'),
  document: text.nullable(),
  address: text.nullable(),
});

/** A package as staff see it. No link, PIN or access code. */
export const signingPackage = z.object({
  id: z.uuid(),
  version: z.int(),
  title: text,
  kind: z.enum(signingKinds),
  state: z.enum(packageStates),
  sentAt: instant,
  sentBy: text,
  expiresAt: instant,
  closedAt: instant.nullable(),
  reason: text.nullable().describe('Why it was voided'),
  paperDueAt: instant.nullable().describe('Since when paper has to be mailed'),
  paperMailedOn: text.nullable(),
  documents: z.array(document).readonly(),
  signers: z.array(signer).readonly(),
  events: z.array(event).readonly(),
});
export type SigningPackage = Readonly<z.output<typeof signingPackage>>;
export const signingPackages = z.array(signingPackage).readonly();

const version = z.int().min(1).describe('The version that the user saw');
const ofLoan = { loanNum: text, id: z.uuid() };
export const ofPackage = z.object(ofLoan);
export const ofSigner = z.object({ ...ofLoan, signer: z.uuid() });
export const voidBody = z.object({ version, reason: line(300) });
/** Sends a new link, which ends the one before. A new access code replaces the old one. */
export const resendBody = z.object({ version, email: z.email().max(200), code: newSigner.shape.code });
export const mailedBody = z.object({ version, mailedOn: text.refine(isDate, 'invalid-date' satisfies IssueCode) });

/** The requests of the orders, which look up everything else when they run. */
export const signingEmailRequest = z.strictObject({
  signer: z.uuid(),
  what: z.enum(['invitation', 'reminder', 'copy', 'voided', 'moved']),
  /** The number of the link that it has. */
  link: z.int(),
  /** The former address of a signer whose link now goes to another one. */
  to: text.optional(),
});
export type SigningEmailRequest = z.output<typeof signingEmailRequest>;
export const signingEmailResult = z.object({ mailed: z.boolean() });
export const signingDateRequest = z.strictObject({
  package: z.uuid(),
  step: z.enum(['issued', 'received', 'signed']),
  date: text,
  /** Whether it is known, and not only presumed after a mailing. */
  isKnown: z.boolean().default(true),
  /** What was presumed of the mailing as it was recorded before. */
  replaces: text.optional(),
});
export const signingOrderRequest = z.strictObject({ package: z.uuid() });
