/**
 * What an LOS may offer. The portal cannot work without `loans` and `change-feed`; where another one is missing, its calls are
 * refused, and its pages say that they are unavailable.
 */
export const losCapabilities = [
  'loans',
  'change-feed',
  'pricing',
  'locks',
  'documents',
  'conditions',
  'disclosure',
  'fees',
  'credit-orders',
  'underwriting-orders',
  'appraisal-orders',
  'document-orders',
  'directory',
] as const;

export type LosCapability = (typeof losCapabilities)[number];
