import type { RecordFields } from '../records/record-fields';

/** A template of an email about a loan (EMAIL-30). */
export const emailTemplateFields = {
  code: { kind: 'text', required: true, maxLength: 40 },
  label: { kind: 'text', required: true, maxLength: 100 },
  /** Whom the email comes from; the lender's own address where it is left out. */
  from: { kind: 'email' },
  subject: { kind: 'text', required: true, maxLength: 200 },
  /** Rich text, or plain text where `isText`. */
  notes: { kind: 'note', maxLength: 20_000 },
  /** Where the template stands when documents are made for it; the lowest first. */
  genDocOrder: { kind: 'integer', min: 0, max: 999 },
  /** Sent as plain text. */
  isText: { kind: 'yesno', required: true },
  /** Whom it goes to before anyone chooses (EMAIL-24). */
  preSelectRecipients: { kind: 'codes', codes: 'emailRecipient' },
} as const satisfies RecordFields;
