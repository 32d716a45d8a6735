import type { RecordFields } from '../records/record-fields';

/** An appraiser from whom the lender takes no appraisals. */
export const exclusionFields = {
  name: { kind: 'text', required: true, maxLength: 120 },
  licenseNumber: { kind: 'text', maxLength: 30 },
  licenseState: { kind: 'state' },
  company: { kind: 'text', maxLength: 120 },
  /** Since when. */
  since: { kind: 'date', required: true, past: true },
  /** For the lender's own people only. */
  reason: { kind: 'note', required: true, maxLength: 1000 },
  /** Where it comes from; for the lender's own people only. */
  source: { kind: 'text', maxLength: 200 },
  active: { kind: 'yesno', required: true },
} as const satisfies RecordFields;

/** What everybody may read of an entry: never why, nor from whom. */
export const publicExclusionFields = {
  name: exclusionFields.name,
  licenseNumber: exclusionFields.licenseNumber,
  licenseState: exclusionFields.licenseState,
  company: exclusionFields.company,
  since: exclusionFields.since,
} as const satisfies RecordFields;
