/** The location of ethnicity, race and sex in a `BORROWER`, and MISMO's values for the portal's codes. */

const monitoring = 'GOVERNMENT_MONITORING';

export const monitoringDetail = `${monitoring}/GOVERNMENT_MONITORING_DETAIL`;

export const genderPath = `${monitoringDetail}/EXTENSION/OTHER/ULAD:GOVERNMENT_MONITORING_DETAIL_EXTENSION/ULAD:HMDAGenderType`;

export const ethnicities = `${monitoring}/EXTENSION/OTHER/ULAD:GOVERNMENT_MONITORING_EXTENSION/ULAD:HMDA_ETHNICITIES`;

export const origins = `${monitoring}/HMDA_ETHNICITY_ORIGINS`;

export const races = `${monitoring}/HMDA_RACES`;

export const designationExtension = 'EXTENSION/OTHER/ULAD:HMDA_RACE_DESIGNATION_EXTENSION';

export const ethnicityTypes: Readonly<Record<string, string>> = { HispanicOrLatino: 'A', NotHispanicOrLatino: 'B' };

export const originTypes: Readonly<Record<string, string>> = { Mexican: 'AA', PuertoRican: 'AB', Cuban: 'AC' };

export const raceTypes: Readonly<Record<string, string>> = {
  AmericanIndianOrAlaskaNative: 'A',
  Asian: 'B',
  BlackOrAfricanAmerican: 'C',
  NativeHawaiianOrOtherPacificIslander: 'D',
  White: 'E',
};

export const designationTypes: Readonly<Record<string, string>> = {
  AsianIndian: 'BA',
  Chinese: 'BB',
  Filipino: 'BC',
  Japanese: 'BD',
  Korean: 'BE',
  Vietnamese: 'BF',
  NativeHawaiian: 'DA',
  GuamanianOrChamorro: 'DB',
  Samoan: 'DC',
};

/** Answers that decline to answer. */
export const refusals = new Set([
  'InformationNotProvidedByApplicantInMailInternetOrTelephoneApplication',
  'InformationNotProvidedUnknown',
]);

export const notApplicable = new Set(['NotApplicable', 'HMDANotApplicable']);

export const genderTypes: Readonly<Record<string, string>> = {
  Male: '1',
  Female: '2',
  InformationNotProvidedUnknown: '4',
  ApplicantHasSelectedBothMaleAndFemale: '5',
  ApplicantSelectedBothMaleAndFemale: '5',
};
