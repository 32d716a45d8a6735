import type { RecordFields } from '../records/record-fields';

/** The median family income a year of a county's area, in whole dollars (HUD, published by FHFA for the agencies). */
export const areaIncomeFields = {
  year: { kind: 'integer', required: true, min: 2000, max: 2100 },
  fips: { kind: 'text', required: true, maxLength: 5 },
  state: { kind: 'text', required: true, maxLength: 2 },
  name: { kind: 'text', required: true, maxLength: 100 },
  median: { kind: 'money', scale: 0, required: true, min: 10_000, max: 999_999 },
} as const satisfies RecordFields;
