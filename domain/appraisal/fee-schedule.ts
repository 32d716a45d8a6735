import type { AppraisalForm } from './forms';

/** A fee of an appraisal company for a form: in a county, or in the rest of its state. */
export interface FeeRow {
  readonly company: string;
  readonly name: string;
  readonly state: string;
  /** Empty: the whole state. */
  readonly county: string;
  readonly form: string;
  /** Code of `sLT`; empty: all loan types. */
  readonly loanType: string;
  /** In cents; null: the company quotes it. */
  readonly fee: number | null;
  readonly rushFee: number | null;
  readonly days: number;
  readonly rushDays: number | null;
}

export interface WantedFee {
  readonly form: AppraisalForm;
  readonly state: string | null;
  readonly county: string | null;
  readonly loanType: string | null;
  readonly isRush: boolean;
  /** A complex property or acreage is always quoted. */
  readonly isQuoted: boolean;
}

/** What a company charges, and in how many business days it delivers. */
export interface ScheduledFee {
  readonly company: string;
  readonly name: string;
  readonly cents: number | null;
  readonly days: number | null;
  readonly area: string;
}

const plainCounty = (name: string | null): string =>
  (name ?? '')
    .toLowerCase()
    .replace(/\b(county|parish|borough)\b/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** How closely a row describes what is wanted; undefined if it is about something else. */
function closeness(row: FeeRow, wanted: WantedFee): number | undefined {
  const isPlace = row.county === '' || plainCounty(row.county) === plainCounty(wanted.county);
  const isType = row.loanType === '' || row.loanType === wanted.loanType;
  if (row.form !== wanted.form || row.state !== wanted.state || !isPlace || !isType) return undefined;
  return (row.county === '' ? 0 : 2) + (row.loanType === '' ? 0 : 1);
}

/** The fee of each company for a form at a place, by name of the company: the closest row counts. */
export function feesFor(rows: readonly FeeRow[], wanted: WantedFee): ScheduledFee[] {
  const best = new Map<string, { readonly row: FeeRow; readonly rank: number }>();
  for (const row of rows) {
    const rank = closeness(row, wanted);
    const known = best.get(row.company);
    if (rank !== undefined && (known === undefined || rank > known.rank)) best.set(row.company, { row, rank });
  }
  return [...best.values()]
    .map(({ row }) => {
      const [cents, days] = wanted.isRush ? [row.rushFee, row.rushDays] : [row.fee, row.days];
      const area = row.county === '' ? row.state : `${row.county}, ${row.state}`;
      const { company, name } = row;
      return { company, name, cents: wanted.isQuoted ? null : cents, days: wanted.isQuoted ? null : days, area };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
