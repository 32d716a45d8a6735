import type { FieldGroup, ListLayout } from './layout';

/** One borrower: URLA 1a and 7, the unmarried addendum, the supplemental form and the continuation sheet. */
export const identity: FieldGroup = {
  key: 'identity',
  fields: [
    ['aBFirstNm', 3],
    ['aBMidNm', 3],
    ['aBLastNm', 3],
    ['aBSuffix', 3],
    'aBSsn',
    'aBDob',
    ['aProdBCitizenT', 6],
    ['aBTypeT', 4],
    ['aBAliases', 8],
  ],
};

export const contact: FieldGroup = {
  key: 'contact',
  fields: [
    ['aBHPhone', 4],
    ['aBCellPhone', 4],
    ['aBBusPhone', 4],
    ['aBEmail', 8],
  ],
};

export const family: FieldGroup = {
  key: 'family',
  fields: [
    'aBMaritalStatT',
    ['aBDependNum', 4],
    ['aBDependAges', 4],
    ['aBDomesticRelationship', 12],
    'aBDomesticRelationshipT',
    'aBDomesticRelationshipDesc',
    ['aBDomesticRelationshipState', 4],
    ['aBCommunityPropertyResident', 12],
  ],
};

export const presentAddress: FieldGroup = {
  key: 'presentAddress',
  fields: [
    ['aBAddr', 9],
    ['aBAddrUnit', 3],
    'aBZip',
    ['aBCity', 5],
    'aBState',
    ['aBCountry', 2],
    'aBAddrT',
    ['aBAddrMonths', 4],
    ['aBAddrRent', 4],
    ['aBFormerAddrNA', 12],
  ],
};

export const formerHomes: ListLayout = {
  list: 'residences',
  summary: ['address', 'city', 'state'],
  amount: 'months',
  single: true,
  groups: [
    {
      key: 'residence',
      fields: [
        ['address', 9],
        ['unit', 3],
        'zip',
        ['city', 5],
        'state',
        ['country', 2],
        'basis',
        ['months', 4],
        ['rent', 4],
      ],
    },
  ],
};

export const mailingAddress: FieldGroup = {
  key: 'mailingAddress',
  fields: [
    ['aBAddrMailNA', 12],
    ['aBAddrMail', 9],
    ['aBAddrUnitMail', 3],
    'aBZipMail',
    ['aBCityMail', 5],
    'aBStateMail',
    ['aBCountryMail', 2],
  ],
};

/** Current housing expenses of an application's borrowers, entered once. */
export const presentHousing: FieldGroup = {
  key: 'presentHousing',
  fields: [
    ['aOccT', 6],
    ['aCrOd', 6],
    'aPresRent',
    'aPres1stM',
    'aPresOFin',
    'aPresHazIns',
    'aPresRealETx',
    'aPresMIns',
    'aPresHoAssocDues',
    'aPresOHExp',
  ],
};

export const military: FieldGroup = {
  key: 'military',
  fields: [
    ['aBMilitaryService', 12],
    'aBMilitaryStatusT',
    ['aBMilitaryTourEndD', 4],
    ['aBMilitarySurvivingSpouse', 12],
  ],
};

export const credit: FieldGroup = {
  key: 'credit',
  fields: [
    ['aBCreditT', 6],
    ['aBCreditBorrowersNum', 3],
    ['aBCreditInitials', 3],
    ['aBCreditOtherNms', 12],
  ],
};

/** Each bureau's score with its model and source. */
export const scores: FieldGroup = {
  key: 'scores',
  fields: [
    'aBExperianScore',
    ['aBExperianModelT', 5],
    'aBExperianScoreSourceT',
    'aBTransUnionScore',
    ['aBTransUnionModelT', 5],
    'aBTransUnionScoreSourceT',
    'aBEquifaxScore',
    ['aBEquifaxModelT', 5],
    'aBEquifaxScoreSourceT',
    'aBDecisionCreditScore',
  ],
};

export const language: FieldGroup = { key: 'language', fields: ['aBLanguageT', ['aBLanguageDesc', 8]] };

export const counseling: FieldGroup = {
  key: 'counseling',
  fields: [
    ['aBHomebuyerEducation', 12],
    'aBEducationFormatT',
    ['aBEducationD', 4],
    ['aBEducationAgencyId', 4],
    ['aBEducationAgencyNm', 12],
    ['aBHousingCounseling', 12],
    'aBCounselingFormatT',
    ['aBCounselingD', 4],
    ['aBCounselingAgencyId', 4],
    ['aBCounselingAgencyNm', 12],
  ],
};

export const signing: FieldGroup = {
  key: 'signing',
  fields: [['aBSignedD', 4], ['aBPoaSigns', 8], ['aBPoaNm', 12], 'aBContinuationDesc'],
};
