import type { RecordFields } from '../records/record-fields';

/** The program fields that administrators can change; everything else used for pricing is in its rules. */
export const programFields = {
  name: { kind: 'text', required: true, maxLength: 100 },
  groupId: { kind: 'text', required: true, maxLength: 36 },
  investor: { kind: 'text', maxLength: 100 },
  displayOrder: { kind: 'integer', required: true, min: 0, max: 100_000 },
  active: { kind: 'yesno', required: true },
  isCorrespondent: { kind: 'yesno', required: true },
  /** Rates whose final price would fall below are not offered; the final price is cut to the maximum. */
  minimumPrice: { kind: 'decimal', scale: 3, required: true, min: 80, max: 120 },
  maximumPrice: { kind: 'decimal', scale: 3, required: true, min: 80, max: 120 },
  lenderFees: { kind: 'money', required: true, min: 0, max: 100_000 },
  minAmount: { kind: 'money', min: 0, max: 99_999_999 },
  maxAmount: { kind: 'money', min: 0, max: 99_999_999 },
  maxDti: { kind: 'percent', min: 1, max: 100 },
  /** Comma-separated state codes; if given, the program is limited to them. */
  onlyStates: { kind: 'text', maxLength: 300 },
  exceptStates: { kind: 'text', maxLength: 300 },
  /** Whose matrix, amortization and adjustments it has; chosen once, when the program is made. */
  rules: { kind: 'text', required: true, maxLength: 36 },
} as const satisfies RecordFields;

/** Programs that lists show together. */
export const programGroupFields = {
  name: { kind: 'text', required: true, maxLength: 60 },
  displayOrder: { kind: 'integer', required: true, min: 0, max: 100_000 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;
