import type { StaffRole } from '../access/roles';

/** Roles outside loan production that review an appraisal and accept its value (12 CFR 1026.42, appraiser independence). */
export const reviewerRoles: readonly StaffRole[] = [
  'Administrator',
  'Jr. Processor',
  'Processor',
  'Jr. Underwriter',
  'Underwriter',
  'QC Compliance',
];
