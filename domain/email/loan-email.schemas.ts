import { z } from 'zod';
import { jsonOf } from '../contract/json-text';
import { isDate } from '../format/date';
import { errorTextsSchema } from '../messages/error-body.schemas';
import type { IssueCode } from '../messages/issue-code';
import { emailStates, recipientStates } from './delivery';
import { MAX_ATTACHMENTS, MAX_RECIPIENTS } from './email-limits';
import { splitAddresses } from './split-addresses';

const text = z.string();
/** Line breaks would end the header of a mail. */
const oneLine = text.max(200).transform((given) => given.replaceAll(/[\r\n]+/g, ' '));
const texts = z.array(text).readonly();
const day = z
  .string()
  .refine(isDate, 'invalid-date' satisfies IssueCode)
  .optional();

/** Dates that only emails of the servicing sender have (EMAIL-08). */
const servicingDates = { firstPaymentDue: day, dueDate: day, transferDate: day };

/** A template as the Email page uses it (EMAIL-30). */
export const usedTemplate = z.object({
  code: text,
  label: text,
  from: text.nullable(),
  subject: text,
  notes: text,
  genDocOrder: z.int().nullable(),
  isText: z.boolean(),
  preSelectRecipients: texts,
});
export type UsedTemplate = Readonly<z.output<typeof usedTemplate>>;

/** Someone whom an email about a loan can go to (EMAIL-31). */
export const recipient = z.object({ type: text, name: text, email: text });
export type Recipient = Readonly<z.output<typeof recipient>>;

/**
 * What the Email page needs besides templates. `values` are those of the placeholders, empty where the loan has none: loan and
 * borrowers, title company and servicer with its link, lock dates and status (EMAIL-32).
 */
export const emailContext = z.object({
  senders: texts,
  servicingSender: text,
  recipients: z.array(recipient).readonly(),
  values: z.record(text, text),
});
export type EmailContext = Readonly<z.output<typeof emailContext>>;

const loanNum = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,36}$/);

/** What a template is filled from: the loan, and texts that the user changed. */
export const emailBuild = z.object({
  loanNum,
  subject: z.string().max(200).optional(),
  notes: z.string().max(20_000).optional(),
  ...servicingDates,
});
export type EmailBuild = Readonly<z.output<typeof emailBuild>>;

/** A built email. Placeholders without a value stay in the texts and are named. */
export const builtEmail = z.object({ subject: text, message: text, isText: z.boolean(), missing: texts });
export type BuiltEmail = Readonly<z.output<typeof builtEmail>>;

/** Addresses in JSON text, or separated by commas or semicolons. */
const addresses = z
  .string()
  .max(4000)
  .transform((given) => {
    const trimmed = given.trim();
    const parts: unknown = trimmed.startsWith('[') ? jsonOf(trimmed) : splitAddresses(trimmed);
    return Array.isArray(parts) ? parts.map((part) => String(part).trim()).filter((part) => part !== '') : [trimmed];
  })
  .pipe(z.array(text).max(MAX_RECIPIENTS));

const ids = z
  .string()
  .max(2000)
  .transform((given) => (given.trim() === '' ? [] : jsonOf(given)))
  .pipe(
    z
      .array(z.union([text, z.number()]).transform(String))
      .max(MAX_ATTACHMENTS, 'too-many-attachments' satisfies IssueCode),
  );

/** The payload that sends an email (EMAIL-29). The sender's name and login are the signed-in user's, whatever `by` says. */
export const emailPayload = z.object({
  key: z
    .uuid()
    .optional()
    .transform((key) => key ?? crypto.randomUUID())
    .describe(
      'Chosen by the sender; an email with the same key is sent once. Without a key, each request is an email of its own',
    ),
  from: text.max(200),
  to: addresses,
  cc: addresses.optional(),
  subject: oneLine,
  message: text.max(20_000),
  docIds: ids.optional().describe('IDs of documents of the loan, as JSON text: [1,2]'),
  by: text.max(200).optional(),
  by2: text.max(200).optional(),
  templateType: text.max(40),
  isText: z.enum(['true', 'false']).optional(),
  withoutValues: z.enum(['true', 'false']).optional().describe('Send although placeholders have no value'),
  ...servicingDates,
});
export type EmailPayload = Readonly<z.output<typeof emailPayload>>;

export const attachment = z.object({ name: text, size: z.int() });

/** A recipient of an email in To or CC, with the reply code of the mail server. */
const recipientDelivery = z.object({ address: text, state: z.enum(recipientStates), code: z.int().nullable() });

/** An email about a loan, with its state. */
export const sentEmail = z.object({
  ...{ id: text, at: text, from: text, to: texts, cc: texts, subject: text, message: text },
  ...{ isText: z.boolean(), templateType: text.nullable(), docIds: texts, by: text, by2: text },
  state: z.enum(emailStates),
  recipients: z.array(recipientDelivery).readonly(),
  problem: errorTextsSchema.nullable(),
  order: text.nullable().describe('The order that sends it; null if it was sent elsewhere'),
  attachments: z.array(attachment).readonly(),
});
export type SentEmail = Readonly<z.output<typeof sentEmail>>;

/** A part of the emails about a loan, newest first. `cursor` reads the earlier ones; null if there are none. */
export const sentEmails = z.object({ emailsSent: z.array(sentEmail), cursor: text.nullable() });
export type SentEmails = Readonly<z.output<typeof sentEmails>>;

export const sentEmailsQuery = z.object({
  before: z.uuid().optional().describe('The cursor of the answer before: only earlier emails'),
});

/** Sends an email again to those who do not have it. `order` is the one that its author saw fail. */
export const emailAgain = z.object({ order: z.uuid() });

/** The order that sends an email: its content is in the row of the email. */
export const emailOrderRequest = z.strictObject({ email: z.uuid() });
export const emailOrderResult = z.object({ rejected: z.array(text) });
