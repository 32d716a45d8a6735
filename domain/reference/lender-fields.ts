import type { RecordFields } from '../records/record-fields';

/** A price group, to which users, branches and companies belong. Its rate sheets are in a folder with its name (LOAN-08). */
export const priceGroupFields = {
  name: { kind: 'text', required: true, maxLength: 60 },
  description: { kind: 'text', maxLength: 200 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;

/** Another lender that a loan may go to. */
export const altLenderFields = {
  name: { kind: 'text', required: true, maxLength: 100 },
  nmlsId: { kind: 'text', maxLength: 20 },
  contact: { kind: 'text', maxLength: 100 },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  address: { kind: 'text', maxLength: 200 },
  city: { kind: 'text', maxLength: 100 },
  state: { kind: 'state' },
  zip: { kind: 'zip' },
  note: { kind: 'note', maxLength: 1000 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;

/** A fee that loans of a state, channel and purpose are offered; without state or channel, those of all. */
export const feeTemplateFields = {
  name: { kind: 'text', required: true, maxLength: 60 },
  type: { kind: 'text', required: true, maxLength: 100 },
  amount: { kind: 'money', required: true, min: 0 },
  paidBy: { kind: 'text', required: true, options: ['borrower', 'lender', 'seller'] },
  appliesTo: { kind: 'text', required: true, options: ['all', 'purchase', 'refinance'] },
  state: { kind: 'state' },
  channel: { kind: 'code', codes: 'sBranchChannelT' },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;
