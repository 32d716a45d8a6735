import type { RecordFields } from '../records/record-fields';

/** Address and contact data of a branch or company. */
const address = {
  address: { kind: 'text', maxLength: 200 },
  city: { kind: 'text', maxLength: 100 },
  state: { kind: 'state' },
  zip: { kind: 'zip' },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
} as const satisfies RecordFields;

/** A branch of the lender. */
export const branchFields = {
  name: { kind: 'text', required: true, maxLength: 100 },
  /** The lender's own code of the branch. */
  code: { kind: 'text', maxLength: 20 },
  /** Its number in the Nationwide Multistate Licensing System. */
  nmlsId: { kind: 'text', maxLength: 20 },
  ...address,
  manager: { kind: 'text', maxLength: 100 },
  channel: { kind: 'code', codes: 'sBranchChannelT', required: true },
  priceGroup: { kind: 'text', maxLength: 60 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;

/** A company that brings the lender loans: a broker (channel 2) or a correspondent (channel 3). */
export const companyFields = {
  name: { kind: 'text', required: true, maxLength: 100 },
  nmlsId: { kind: 'text', maxLength: 20 },
  ...address,
  channel: { kind: 'text', options: ['2', '3'], required: true },
  correspondentProcess: { kind: 'code', codes: 'sCorrespondentProcessT' },
  priceGroup: { kind: 'text', maxLength: 60 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;

/** A fee that a branch adds to its loans. */
export const branchFeeFields = {
  type: { kind: 'text', required: true, maxLength: 100 },
  amount: { kind: 'money', required: true, min: 0 },
  paidBy: { kind: 'text', required: true, options: ['borrower', 'lender', 'seller'] },
  appliesTo: { kind: 'text', required: true, options: ['all', 'purchase', 'refinance'] },
} as const satisfies RecordFields;
