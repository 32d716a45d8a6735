import type { FieldSpec } from './field';

const application = { place: 'application' } as const;

/** Answers that a borrower and a co-borrower share. */
export const applicationLevelFields = {
  aOccT: { ...application, label: 'Occupancy', kind: 'code', codes: 'sOccTPe' },
  aCrOd: { ...application, label: 'Credit ordered', kind: 'date', notInMismo: 'no-element' },
  aTitleNm1: { ...application, label: 'Title name 1', kind: 'text', maxLength: 100, notInMismo: 'in-another-field' },
  aTitleNm2: { ...application, label: 'Title name 2', kind: 'text', maxLength: 100, notInMismo: 'in-another-field' },
  aManner: {
    ...application,
    label: 'Manner in which title is held',
    kind: 'text',
    maxLength: 100,
    notInMismo: 'in-another-field',
  },
  aPresRent: { ...application, label: 'Current rent', kind: 'money', min: 0 },
  aPres1stM: { ...application, label: 'Current first mortgage', kind: 'money', min: 0 },
  aPresOFin: { ...application, label: 'Current other financing', kind: 'money', min: 0 },
  aPresHazIns: { ...application, label: 'Current hazard insurance', kind: 'money', min: 0 },
  aPresRealETx: { ...application, label: 'Current real estate taxes', kind: 'money', min: 0 },
  aPresMIns: { ...application, label: 'Current mortgage insurance', kind: 'money', min: 0 },
  aPresHoAssocDues: { ...application, label: 'Current association dues', kind: 'money', min: 0 },
  aPresOHExp: { ...application, label: 'Other current expense', kind: 'money', min: 0 },
  aLiaMonTot: { ...application, label: 'Monthly debts', kind: 'money', computed: true },
} as const satisfies Record<string, FieldSpec>;
