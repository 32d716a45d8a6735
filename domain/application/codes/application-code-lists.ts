import {
  borrowerTypeCodes,
  citizenshipCodes,
  counselingFormatCodes,
  domesticRelationshipCodes,
  languageCodes,
  maritalStatusCodes,
  militaryStatusCodes,
  residencyBasisCodes,
} from './borrower-codes';
import { bankruptcyChapterCodes, pastPropertyTitleCodes, pastPropertyUseCodes } from './declaration-codes';
import { applicationTakenCodes, ethnicityCodes, genderCodes, raceCodes } from './demographic-codes';
import {
  assetTypeCodes,
  employmentClassCodes,
  employmentStatusCodes,
  existingMortgageTypeCodes,
  giftSourceCodes,
  incomeTypeCodes,
  liabilityTypeCodes,
  ownershipShareCodes,
  reoStatusCodes,
  reoUsageCodes,
} from './record-codes';

/** Coded lists that only the loan application has, under the name that a field's `codes` gives. */
export const applicationCodeLists = {
  aBMaritalStatT: maritalStatusCodes,
  aBDomesticRelationshipT: domesticRelationshipCodes,
  aProdBCitizenT: citizenshipCodes,
  aBTypeT: borrowerTypeCodes,
  aBLanguageT: languageCodes,
  aBAddrT: residencyBasisCodes,
  aBMilitaryStatusT: militaryStatusCodes,
  aBCounselingFormatT: counselingFormatCodes,
  aBDecPastOwnedPropT: pastPropertyUseCodes,
  aBDecPastOwnedPropTitleT: pastPropertyTitleCodes,
  aBDecBankruptcyChapters: bankruptcyChapterCodes,
  aBEthnicities: ethnicityCodes,
  aBRaces: raceCodes,
  aBGender: genderCodes,
  aBInterviewMethodT: applicationTakenCodes,
  assetType: assetTypeCodes,
  giftSource: giftSourceCodes,
  liabilityType: liabilityTypeCodes,
  existingMortgageType: existingMortgageTypeCodes,
  reoStatus: reoStatusCodes,
  reoUsage: reoUsageCodes,
  employmentStatus: employmentStatusCodes,
  employmentClass: employmentClassCodes,
  ownershipShare: ownershipShareCodes,
  incomeType: incomeTypeCodes,
} as const;
