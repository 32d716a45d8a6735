import type { RecordFields } from '../records/record-fields';

/** An appraiser whose appraisals the lender does not accept. */
export const exclusionFields = {
  name: { kind: 'text', required: true, maxLength: 120 },
  licenseNumber: { kind: 'text', maxLength: 30 },
  licenseState: { kind: 'state' },
  company: { kind: 'text', maxLength: 120 },
  /** Since when. */
  since: { kind: 'date', required: true, past: true },
  /** For the lender's staff only. */
  reason: { kind: 'note', required: true, maxLength: 1000 },
  /** The source of the entry; for the lender's staff only. */
  source: { kind: 'text', maxLength: 200 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;

/** The public fields of an entry: neither reason nor source. */
export const publicExclusionFields = {
  name: exclusionFields.name,
  licenseNumber: exclusionFields.licenseNumber,
  licenseState: exclusionFields.licenseState,
  company: exclusionFields.company,
  since: exclusionFields.since,
} as const satisfies RecordFields;
