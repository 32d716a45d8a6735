import type { RecordFields } from '../records/record-fields';

/** The type of a servicing transaction. */
export const transactionTypes = [
  'payment',
  'principal',
  'escrow',
  'late-charge',
  'fee',
  'tax-disbursement',
  'insurance-disbursement',
  'disbursement',
  'adjustment',
  'reversal',
] as const;

/** A transaction on a loan in servicing. What leaves the loan is negative. */
export const transactionFields = {
  loanNum: { kind: 'text', required: true, maxLength: 36 },
  date: { kind: 'date', required: true },
  type: { kind: 'text', required: true, options: transactionTypes },
  amount: { kind: 'money', required: true },
  /** Identifies the transaction: the same reference is the same transaction, however often it is sent. */
  reference: { kind: 'text', required: true, maxLength: 60 },
  /** Of a reversal, the reference of the transaction that it takes back; without one, the latest payment of its amount. */
  reverses: { kind: 'text', maxLength: 60 },
} as const satisfies RecordFields;
