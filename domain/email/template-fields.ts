import type { RecordFields } from '../records/record-fields';

/** A template of an email about a loan (EMAIL-30). */
export const emailTemplateFields = {
  code: { kind: 'text', required: true, maxLength: 40 },
  label: { kind: 'text', required: true, maxLength: 100 },
  /** The sender; by default the lender's own address. */
  from: { kind: 'email' },
  subject: { kind: 'text', required: true, maxLength: 200 },
  /** Rich text, or plain text if `isText`. */
  notes: { kind: 'note', maxLength: 20_000 },
  /** The position of the template when documents are created for it; the lowest comes first. */
  genDocOrder: { kind: 'integer', min: 0, max: 999 },
  /** Sent as plain text. */
  isText: { kind: 'yesno', required: true },
  /** The default recipients (EMAIL-24). */
  preSelectRecipients: { kind: 'codes', codes: 'emailRecipient' },
} as const satisfies RecordFields;
