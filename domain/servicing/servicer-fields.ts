import type { RecordFields, RecordValues } from '../records/record-fields';

/** A servicer or subservicer: where borrowers pay, and what notices of a transfer say of it (12 CFR 1024.33(b)(4)). */
export const servicerFields = {
  name: { kind: 'text', required: true, maxLength: 100 },
  paymentLink: { kind: 'text', maxLength: 200, link: true },
  phone: { kind: 'phone' },
  /** Its phone is one that borrowers can call collect. */
  takesCollect: { kind: 'yesno', required: true },
  email: { kind: 'email' },
  hours: { kind: 'text', maxLength: 100 },
  paymentAddress: { kind: 'text', maxLength: 200 },
  overnightAddress: { kind: 'text', maxLength: 200 },
  mortgageeClause: { kind: 'text', maxLength: 200 },
  /** Services loans from their funding on, until they are transferred. */
  isFirst: { kind: 'yesno', required: true },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;

export type Servicer = RecordValues<typeof servicerFields>;
