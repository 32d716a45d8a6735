import type { FieldSpec } from './field';

const borrower = { place: 'borrower' } as const;

/** Government monitoring data of a borrower (Regulation B and HMDA), and how it was collected. */
export const demographicFields = {
  aBEthnicities: { ...borrower, kind: 'codes', codes: 'aBEthnicities' },
  aBEthnicityOtherDesc: { ...borrower, kind: 'text', maxLength: 100 },
  aBRaces: { ...borrower, kind: 'codes', codes: 'aBRaces' },
  aBRaceTribeDesc: { ...borrower, kind: 'text', maxLength: 100 },
  aBRaceOtherAsianDesc: { ...borrower, kind: 'text', maxLength: 100 },
  aBRaceOtherPacificDesc: { ...borrower, kind: 'text', maxLength: 100 },
  aBGender: { ...borrower, kind: 'code', codes: 'aBGender' },
  aBInterviewMethodT: { ...borrower, kind: 'code', codes: 'aBInterviewMethodT' },
  aBEthnicityCollectedByObservation: { ...borrower, kind: 'yesno' },
  aBRaceCollectedByObservation: { ...borrower, kind: 'yesno' },
  aBSexCollectedByObservation: { ...borrower, kind: 'yesno' },
} as const satisfies Record<string, FieldSpec>;
