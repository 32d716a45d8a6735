/** Lists used only by the URLA: type of credit (1a) and the lender's additions (L1, L2). */

export const creditTypeCodes = { '1': 'Individual credit', '2': 'Joint credit' } as const;

export const refinanceProgramCodes = {
  '1': 'Full Documentation',
  '2': 'Interest Rate Reduction',
  '3': 'Streamlined without Appraisal',
  '4': 'Other',
} as const;

/** How often a loan for building and living is closed. */
export const constructionClosingCodes = { '1': 'Single-Closing', '2': 'Two-Closing' } as const;

export const titleTrustCodes = { '1': 'Living Trust', '2': 'Land Trust' } as const;

/** How land in Indian country is held. */
export const indianLandTenureCodes = {
  '1': 'Fee Simple on a Reservation',
  '2': 'Individual Trust Land (Allotted or Restricted)',
  '3': 'Tribal Trust Land on a Reservation',
  '4': 'Tribal Trust Land off Reservation',
  '5': 'Alaska Native Corporation Land',
} as const;
