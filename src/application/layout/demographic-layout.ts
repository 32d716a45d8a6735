import type { FieldGroup } from './layout';

/** URLA 8: a borrower's information for government monitoring. */
export const ethnicity: FieldGroup = {
  key: 'ethnicity',
  titled: true,
  fields: [
    ['aBEthnicities', 12],
    ['aBEthnicityOtherDesc', 6],
  ],
};

export const race: FieldGroup = {
  key: 'race',
  titled: true,
  fields: [
    ['aBRaces', 12],
    ['aBRaceTribeDesc', 6],
    ['aBRaceOtherAsianDesc', 6],
    ['aBRaceOtherPacificDesc', 6],
  ],
};

export const sex: FieldGroup = { key: 'sex', titled: true, fields: [['aBGender', 6]] };

/** How the information was collected (Regulation C, 1003.4(a)(10)). */
export const howTaken: FieldGroup = {
  key: 'howTaken',
  titled: true,
  questions: true,
  fields: [
    'aBInterviewMethodT',
    { name: 'aBEthnicityCollectedByObservation', depth: 1 },
    { name: 'aBRaceCollectedByObservation', depth: 1 },
    { name: 'aBSexCollectedByObservation', depth: 1 },
  ],
};
