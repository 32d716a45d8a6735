import type { RecordFields } from '../records/record-fields';

/** A county with its one-unit limits of a year in whole dollars; limits of more units follow from them. */
export const countyFields = {
  year: { kind: 'integer', required: true, min: 2000, max: 2100 },
  /** Five digits: state and county. */
  fips: { kind: 'text', required: true, maxLength: 5 },
  /** Two letters, territories included. */
  state: { kind: 'text', required: true, maxLength: 2 },
  name: { kind: 'text', required: true, maxLength: 100 },
  gse: { kind: 'money', scale: 0, required: true, min: 1, max: 9_999_999 },
  fha: { kind: 'money', scale: 0, required: true, min: 1, max: 9_999_999 },
  va: { kind: 'money', scale: 0, required: true, min: 1, max: 9_999_999 },
  /** The GSE and VA limits were carried forward from the year before, and are still to be confirmed. */
  confirmGse: { kind: 'yesno' },
  /** The same of the FHA limit. */
  confirmFha: { kind: 'yesno' },
} as const satisfies RecordFields;

/** A zip code with the counties that it lies in. */
export const zipFields = {
  zip: { kind: 'text', required: true, maxLength: 5 },
  city: { kind: 'text', maxLength: 100 },
  /** FIPS code of the county that has most of its land. */
  county: { kind: 'text', required: true, maxLength: 5 },
  /** FIPS codes of the others, with a comma between. */
  otherCounties: { kind: 'text', maxLength: 200 },
} as const satisfies RecordFields;
