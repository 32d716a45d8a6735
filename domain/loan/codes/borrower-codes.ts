/** Lists that describe a person. Codes defined by the LOS (domain facts 1.4) are kept; the others are the portal's own. */

export const maritalStatusCodes = { '0': 'Married', '1': 'Unmarried', '2': 'Separated' } as const;

/** The relationship of an unmarried person with rights like a spouse's (URLA, unmarried addendum). */
export const domesticRelationshipCodes = {
  '1': 'Civil union',
  '2': 'Domestic partnership',
  '3': 'Registered reciprocal beneficiary relationship',
  '9': 'Other',
} as const;

export const citizenshipCodes = {
  '0': 'US Citizen',
  '1': 'Permanent Resident Alien',
  '2': 'Non-Permanent Resident Alien',
  '3': 'Foreign National',
  '4': 'ITIN',
} as const;

/** The middle labels are the portal's choice; the specification prints only the first and the last. */
export const borrowerTypeCodes = {
  '0': 'Individual',
  '1': 'Co-signer',
  '2': 'Title only',
  '3': 'Non-title spouse',
  '4': 'Non-purchasing spouse',
  '5': 'Authorized Representative',
} as const;

/** Types of those who hold title or sign, but do not apply. */
export const nonApplicantTypes = ['2', '3', '4', '5'] as const;

/** ISO 639-2 codes of the languages that the URLA offers. */
export const languageCodes = {
  eng: 'English',
  zho: 'Chinese',
  kor: 'Korean',
  spa: 'Spanish',
  tgl: 'Tagalog',
  vie: 'Vietnamese',
  other: 'Other',
  refused: 'I do not wish to respond',
} as const;

/** Housing status of a current or previous home. */
export const residencyBasisCodes = {
  '0': 'Own',
  '1': 'Rent',
  '2': 'Not stated',
  '3': 'No primary housing expense',
} as const;

export const militaryStatusCodes = {
  '1': 'Currently serving on active duty',
  '2': 'Retired, discharged or separated',
  '3': 'Non-activated member of the Reserve or National Guard',
} as const;

export const counselingFormatCodes = {
  '1': 'Face to face',
  '2': 'Internet',
  '3': 'Telephone',
  '4': 'Hybrid',
} as const;

const vantageScore = { '2': 'VantageScore 4.0' } as const;

/**
 * The score models that the agencies accept (Fannie Mae Selling Guide B3-5.1-01), by bureau. Other generations that the bureaus
 * sell under the same names are not accepted. VantageScore 4.0 is a model of its own.
 */
export const experianModelCodes = { '1': 'Experian Fair Isaac V2', ...vantageScore } as const;
export const transUnionModelCodes = { '1': 'TransUnion FICO Risk Score Classic 04', ...vantageScore } as const;
export const equifaxModelCodes = { '1': 'Equifax Beacon 5.0', ...vantageScore } as const;

/** Where a bureau score comes from. */
export const scoreSourceCodes = { '1': 'Credit report', '2': 'Imported file', '3': 'Entered by hand' } as const;
