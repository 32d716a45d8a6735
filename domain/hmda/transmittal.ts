/** The institution that files: the facts of the transmittal sheet that are settings. */
export interface Institution {
  readonly name: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** A code of `agencyCodes`. */
  readonly agency: string;
  readonly taxId: string;
  readonly lei: string;
}

/** A filing: a whole year (quarter 4), or one of its first three quarters. */
export interface Filing {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
}

const WHOLE_YEAR = 4;
const MONTHS = 3;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The days of a filing, first and last; the annual filing has the whole year. */
export function daysOf({ year, quarter }: Filing): { readonly first: string; readonly last: string } {
  if (quarter === WHOLE_YEAR) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const month = quarter * MONTHS;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { first: `${year}-${twoDigits(month - 2)}-01`, last: `${year}-${twoDigits(month)}-${twoDigits(last)}` };
}

const plain = (value: string): string => value.replaceAll(/[|\r\n]+/g, ' ').trim();

/** The transmittal sheet, the first row of the file. */
export const transmittalLine = (institution: Institution, { year, quarter }: Filing, entries: number): string =>
  [
    ...['1', institution.name, year, quarter, institution.contactName, institution.contactPhone],
    ...[institution.contactEmail, institution.street, institution.city, institution.state, institution.zip],
    ...[institution.agency, entries, institution.taxId, institution.lei],
  ]
    .map((value) => plain(String(value)))
    .join('|');
