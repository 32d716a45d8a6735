import type { RecordFields } from '../records/record-fields';
import { programFamilies } from './program-family';

/** A price adjustment of the lender for a price group: a margin, or a cost of some of its loans. */
export const priceAdjustmentFields = {
  name: { kind: 'text', required: true, maxLength: 60 },
  /** Empty: every group. */
  priceGroup: { kind: 'text', maxLength: 60 },
  /** Points: a positive number lowers the price. */
  points: { kind: 'decimal', scale: 3, required: true, min: -5, max: 5 },
  hidden: { kind: 'yesno', required: true },
  effectiveFrom: { kind: 'date', required: true },
  /** The last day. */
  effectiveUntil: { kind: 'date' },
  family: { kind: 'text', options: programFamilies },
  minAmount: { kind: 'money', min: 0, max: 99_999_999 },
  maxAmount: { kind: 'money', min: 0, max: 99_999_999 },
  minScore: { kind: 'integer', min: 300, max: 850 },
  maxScore: { kind: 'integer', min: 300, max: 850 },
  /** If given, the adjustment is limited to properties in it. */
  state: { kind: 'state' },
} as const satisfies RecordFields;
