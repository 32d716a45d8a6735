import type { FieldGroup } from './layout';

/** URLA 4 and L1-L2: the subject property and its title. */
export const propertyGroups: readonly FieldGroup[] = [
  {
    key: 'propertyAddress',
    fields: [
      ['sSpAddr', 9],
      ['sSpUnit', 3],
      'sSpZip',
      ['sSpCity', 4],
      'sSpState',
      ['sSpCountyFips', 3],
      ['sSpCounty', 4],
      ['sSpCensusTract', 4],
      ['sSpMsaCode', 4],
      ['sSpParcelNum', 6],
      'sSpLegalDesc',
    ],
  },
  {
    key: 'propertyKind',
    fields: [
      'sProdSpT',
      'sProdSpStructureT',
      'sGseSpT',
      'sOccTPe',
      ['sUnitsNum', 2],
      ['sSpYrBuilt', 2],
      ['sSpStories', 2],
      ['sSpSquareFeet', 2],
      ['sSpRooms', 2],
      ['sSpBedrooms', 2],
      ['sSpBathrooms', 2],
      'sSpConstructionMethodT',
      'sSpProjectT',
      'sSpProjectNm',
      'sSpProjectId',
      ['sProdCondoStories', 3],
      ['sIsFhaSecondaryResidence', 6],
      ['sSpIsInPud', 6],
      ['sProdIsCondotel', 6],
      ['sProdIsNonwarrantableProj', 6],
      ['sSpIsManufacturedAffixed', 6],
      ['sProdIsSpInRuralArea', 6],
      ['sSpIsMixedUse', 6],
      ['sSpHasCleanEnergyLien', 6],
      ['sSpIsCommunityPropertyState', 6],
      ['sSpIsTribalLand', 6],
      ['sIndianLandTenureT', 6],
    ],
  },
  {
    key: 'propertyRent',
    fields: [
      ['sSpRentNA', 12],
      ['sSpGrossRent', 4],
      ['sOccR', 4],
      ['sSpNetRent', 4],
      ['sSpLandlordYear', 6],
    ],
  },
  {
    key: 'propertyHistory',
    fields: [
      ['sSpAcquiredYr', 3],
      'sSpAcquiredD',
      'sSpOrigCost',
      'sSpImprovCost',
      ['sSpImprovDesc', 8],
      ['sSpImprovMade', 4],
    ],
  },
  {
    key: 'valuation',
    fields: [
      'sSpValuationMethodT',
      'sSpAppraisalId',
      'sSpAvmModelNm',
      'sSpAppraiserNm',
      'sSpAppraiserLicenseNum',
      ['sHasAppraisal', 4],
    ],
  },
];

export const titleGroup: FieldGroup = {
  key: 'propertyTitle',
  fields: [
    'sEstateHeldT',
    ['sLeaseholdExpireD', 4],
    'sTitleHeldT',
    ['sTitleHeldDesc', 8],
    'sTitleTrustT',
    ['sTitleTrustNm', 8],
    ['sTitleInNamesOf', 12],
    ['sTitleCurrentNames', 12],
  ],
};

/** Title fields of an application with two borrowers. */
export const titleOfApplication: FieldGroup = {
  key: 'titleOfApplication',
  fields: ['aTitleNm1', 'aTitleNm2', 'aManner'],
};
