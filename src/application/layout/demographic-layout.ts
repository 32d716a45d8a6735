import type { FieldGroup } from './layout';

/** URLA 8: what a borrower tells for government monitoring. */
export const ethnicity: FieldGroup = {
  key: 'ethnicity',
  fields: [
    ['aBEthnicities', 12],
    ['aBEthnicityOtherDesc', 12],
  ],
};

export const race: FieldGroup = {
  key: 'race',
  fields: [
    ['aBRaces', 12],
    ['aBRaceTribeDesc', 12],
    ['aBRaceOtherAsianDesc', 12],
    ['aBRaceOtherPacificDesc', 12],
  ],
};

export const sex: FieldGroup = { key: 'sex', fields: [['aBGender', 6]] };

/** How it was taken (Regulation C, 1003.4(a)(10)). */
export const howTaken: FieldGroup = {
  key: 'howTaken',
  questions: true,
  fields: [
    'aBInterviewMethodT',
    'aBEthnicityCollectedByObservation',
    'aBRaceCollectedByObservation',
    'aBSexCollectedByObservation',
  ],
};
