/** Property types as priced (`sProdSpT`, CODES-01). */
export const propertyTypeCodes = {
  '0': 'SFR',
  '1': 'PUD',
  '2': 'Condo',
  '3': 'CoOp',
  '4': 'Manufactured',
  '8': 'Two Units',
  '9': 'Three Units',
  '10': 'Four Units',
  '11': 'Modular',
  '12': 'Rowhouse',
} as const;

/** Property types as delivered to an agency (`sGseSpT`): another list than `sProdSpT`, with other numbers. */
export const gsePropertyTypeCodes = {
  '0': 'Not Specified',
  '1': 'Attached',
  '2': 'Condominium',
  '3': 'Cooperative',
  '4': 'Detached',
  '5': 'Detached Condominium',
  '6': 'High-Rise Condominium',
  '7': 'Manufactured Home Condominium',
  '8': 'Manufactured Home Multiwide',
  '9': 'Manufactured Housing',
  '10': 'Manufactured Housing Single-Wide',
  '11': 'Modular',
  '12': 'PUD',
} as const;

/** Attachment of the building (`sProdSpStructureT`, CODES-07). */
export const structureCodes = { '1': 'Attached', '2': 'Detached' } as const;

/** How the property is used (`sOccTPe`, `aOccT`, CODES-03). */
export const occupancyCodes = {
  '0': 'Primary Residence',
  '1': 'Secondary Residence',
  '2': 'Investment',
} as const;

/** The kind of ownership (`sEstateHeldT`). */
export const estateCodes = { '0': 'Fee Simple', '1': 'Leasehold' } as const;

/** How the subject property was built (`sSpConstructionMethodT`). */
export const constructionMethodCodes = {
  '0': 'Site-Built',
  '1': 'Manufactured',
  '2': 'Modular',
  '3': 'On-Frame Modular',
  '4': 'Other',
} as const;

/** How the project is run (`sSpProjectT`). */
export const projectCodes = {
  '0': 'None',
  '1': 'Condominium',
  '2': 'Cooperative',
  '3': 'Planned Unit Development',
} as const;

/** How the value was found (`sSpValuationMethodT`). */
export const valuationMethodCodes = {
  '0': 'None',
  '1': 'Full Appraisal',
  '2': 'Exterior Only',
  '3': 'Desktop Appraisal',
  '4': 'Automated Valuation Model',
  '5': 'Field Review',
  '6': 'Desk Review',
  '7': 'Appraisal Waiver',
  '8': 'Prior Appraisal',
} as const;

/** How title will be held (`sTitleHeldT`). */
export const mannerTitleCodes = {
  '0': 'Sole Ownership',
  '1': 'Joint Tenancy with Right of Survivorship',
  '2': 'Tenancy in Common',
  '3': 'Tenancy by the Entirety',
  '4': 'Life Estate',
  '5': 'Community Property',
  '6': 'Living Trust',
  '7': 'Other',
} as const;
