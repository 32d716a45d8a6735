/** Adjustments between the parties by kind (items K04 to K07, L06 to L11, M03 to M08 and N06 to N13 of the Closing Disclosure). */
export const adjustmentTypes = [
  'personal-property',
  'rent',
  'deposit-excess',
  'gift-of-equity',
  'repair-credit',
  'escrow-holdback',
  'other',
] as const;

/** Charges that buyer and seller share by days (items K08 to K15, L12 to L17). */
export const prorationTypes = [
  'city-taxes',
  'county-taxes',
  'assessments',
  'association-dues',
  'rent',
  'other',
] as const;
