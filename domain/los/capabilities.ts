/**
 * The capabilities of an LOS. The portal requires `loans` and `change-feed`; for any other missing one, calls are refused and
 * pages are shown as unavailable.
 */
export const losCapabilities = [
  'loans',
  'change-feed',
  'pricing',
  'locks',
  'investor',
  'documents',
  'conditions',
  'disclosure',
  'fees',
  'credit-reports',
  'underwriting-orders',
  'appraisal-orders',
  'document-orders',
  'directory',
] as const;

export type LosCapability = (typeof losCapabilities)[number];
