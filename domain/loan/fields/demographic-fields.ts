import type { FieldSpec } from './field';

const borrower = { place: 'borrower' } as const;

/** Government monitoring data of a borrower (Regulation B and HMDA), and how it was collected. */
export const demographicFields = {
  aBEthnicities: { ...borrower, label: 'Ethnicity', kind: 'codes', codes: 'aBEthnicities' },
  aBEthnicityOtherDesc: { ...borrower, label: 'Other Hispanic or Latino', kind: 'text', maxLength: 100 },
  aBRaces: { ...borrower, label: 'Race', kind: 'codes', codes: 'aBRaces' },
  aBRaceTribeDesc: { ...borrower, label: 'Enrolled or principal tribe', kind: 'text', maxLength: 100 },
  aBRaceOtherAsianDesc: { ...borrower, label: 'Other Asian', kind: 'text', maxLength: 100 },
  aBRaceOtherPacificDesc: { ...borrower, label: 'Other Pacific Islander', kind: 'text', maxLength: 100 },
  aBGender: { ...borrower, label: 'Sex', kind: 'code', codes: 'aBGender' },
  aBInterviewMethodT: {
    ...borrower,
    label: 'How the application was taken',
    kind: 'code',
    codes: 'aBInterviewMethodT',
  },
  aBEthnicityCollectedByObservation: {
    ...borrower,
    label: 'Ethnicity collected by observation or surname',
    kind: 'yesno',
  },
  aBRaceCollectedByObservation: { ...borrower, label: 'Race collected by observation or surname', kind: 'yesno' },
  aBSexCollectedByObservation: { ...borrower, label: 'Sex collected by observation or surname', kind: 'yesno' },
} as const satisfies Record<string, FieldSpec>;
