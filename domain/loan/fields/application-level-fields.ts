import type { FieldSpec } from './field';

const application = { place: 'application' } as const;

/** Answers that a borrower and a co-borrower share. */
export const applicationLevelFields = {
  aOccT: { ...application, kind: 'code', codes: 'sOccTPe' },
  aCrOd: { ...application, kind: 'date' },
  aTitleNm1: { ...application, kind: 'text', maxLength: 100 },
  aTitleNm2: { ...application, kind: 'text', maxLength: 100 },
  aManner: { ...application, kind: 'text', maxLength: 100 },
  aPresRent: { ...application, kind: 'money', min: 0 },
  aPres1stM: { ...application, kind: 'money', min: 0 },
  aPresOFin: { ...application, kind: 'money', min: 0 },
  aPresHazIns: { ...application, kind: 'money', min: 0 },
  aPresRealETx: { ...application, kind: 'money', min: 0 },
  aPresMIns: { ...application, kind: 'money', min: 0 },
  aPresHoAssocDues: { ...application, kind: 'money', min: 0 },
  aPresOHExp: { ...application, kind: 'money', min: 0 },
  aLiaMonTot: { ...application, kind: 'money', computed: true },
} as const satisfies Record<string, FieldSpec>;
