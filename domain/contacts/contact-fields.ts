import type { RecordFields } from '../records/record-fields';

/** A person or firm in the lender's contact book. */
export const contactFields = {
  name: { kind: 'text', required: true, maxLength: 100 },
  company: { kind: 'text', maxLength: 100 },
  role: { kind: 'code', codes: 'AgentRoleT', required: true },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  address: { kind: 'text', maxLength: 200 },
  city: { kind: 'text', maxLength: 100 },
  state: { kind: 'state' },
  zip: { kind: 'zip' },
  licenseNum: { kind: 'text', maxLength: 40 },
  note: { kind: 'note', maxLength: 1000 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;
