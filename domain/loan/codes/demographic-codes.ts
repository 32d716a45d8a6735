/** Ethnicity and race as the portal codes them (loan workspace, section 9); HMDA's codes are made at the edge. */

export const ethnicityCodes = {
  A: 'Hispanic or Latino',
  AA: 'Mexican',
  AB: 'Puerto Rican',
  AC: 'Cuban',
  AD: 'Argentinean',
  AE: 'Colombian',
  AF: 'Dominican',
  AG: 'Nicaraguan',
  AH: 'Salvadoran',
  AI: 'Spaniard',
  B: 'Not Hispanic or Latino',
  C: 'I do not wish to provide this information',
} as const;

export const raceCodes = {
  A: 'American Indian or Alaska Native',
  B: 'Asian',
  BA: 'Asian Indian',
  BB: 'Chinese',
  BC: 'Filipino',
  BD: 'Japanese',
  BE: 'Korean',
  BF: 'Vietnamese',
  BG: 'Hmong',
  BH: 'Laotian',
  BI: 'Thai',
  BJ: 'Pakistani',
  BK: 'Cambodian',
  C: 'Black or African American',
  D: 'Native Hawaiian or Other Pacific Islander',
  DA: 'Native Hawaiian',
  DB: 'Guamanian or Chamorro',
  DC: 'Samoan',
  DD: 'Fijian',
  DE: 'Tongan',
  E: 'White',
  F: 'I do not wish to provide this information',
} as const;

export const genderCodes = { '1': 'Male', '2': 'Female', '4': 'Not provided', '5': 'Both male and female' } as const;

/** How the demographic answers were collected. */
export const applicationTakenCodes = {
  '1': 'Face-to-face interview',
  '2': 'Telephone interview',
  '3': 'Fax or mail',
  '4': 'Email or internet',
} as const;
