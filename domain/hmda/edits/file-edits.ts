import type { Filing, Institution } from '../transmittal';
import { isAlphanumeric } from '../uli';
import { recorded } from './recorded';
import { isState } from './state-fips';

/** What the edits of the file as a whole read of its rows. */
export interface FileTotals {
  readonly rows: number;
  readonly byAction: Readonly<Record<string, number>>;
  /** Home purchases, and those of them that were made. */
  readonly purchases: number;
  readonly purchasesMade: number;
  readonly preapprovals: number;
  /** Rows with an income below ten thousand. */
  readonly lowIncomes: number;
  /** Identifiers that occur more than once, and those of them that a loan made has. */
  readonly repeatedUlis: number;
  readonly repeatedUlisMade: number;
}

/** A file as its edits read it. */
export interface FiledTotals {
  readonly institution: Institution;
  readonly filing: Filing;
  readonly totals: FileTotals;
}

interface FileEdit {
  readonly id: string;
  readonly passes: (file: FiledTotals) => boolean;
}

const ofInstitution = (id: string, passes: (institution: Institution) => boolean): FileEdit => ({
  id,
  passes: ({ institution }) => passes(institution),
});

const ofTotals = (id: string, passes: (totals: FileTotals) => boolean): FileEdit => ({
  id,
  passes: ({ totals }) => passes(totals),
});

const count = ({ byAction }: FileTotals, ...actions: readonly string[]): number =>
  actions.reduce((sum, action) => sum + (byAction[action] ?? 0), 0);

/** At most a share of the file, in percent. */
const atMost = (part: number, { rows }: FileTotals, percent: number): boolean => part * 100 <= rows * percent;

const institutionEdits: readonly FileEdit[] = [
  ofInstitution('V600', ({ lei }) => lei.length === 20 && isAlphanumeric(lei)),
  ofInstitution('V601', ({ name, contactName, contactEmail, street, city }) =>
    [name, contactName, contactEmail, street, city].every((text) => text.trim() !== ''),
  ),
  ofInstitution('V603', ({ contactPhone }) => /^\d{3}-\d{3}-\d{4}$/.test(contactPhone)),
  ofInstitution('V604', ({ state }) => isState(state)),
  ofInstitution('V605', ({ zip }) => /^\d{5}(-\d{4})?$/.test(zip)),
  ofInstitution('V607', ({ taxId }) => /^\d{2}-\d{7}$/.test(taxId)),
  ofInstitution('V717', ({ contactEmail }) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(contactEmail)),
  ofInstitution('V719', ({ name }) => name.trim() === '' || /\p{L}/u.test(name)),
];

const MANY_PURCHASES = 25;
const MANY_PREAPPROVALS = 1000;

/** The published edits of the whole file; Q634 to Q640 say what is unusual for a year. */
export const fileEdits: readonly FileEdit[] = [
  ...institutionEdits,
  ofTotals('S307', ({ rows }) => rows > 0),
  ofTotals('V606', ({ rows }) => Number.isInteger(rows) && rows > 0),
  ofTotals('S306', ({ repeatedUlisMade }) => repeatedUlisMade === 0),
  ofTotals('Q600', ({ repeatedUlis }) => repeatedUlis === 0),
  ofTotals(
    'Q634',
    ({ purchases, purchasesMade }) => purchasesMade <= MANY_PURCHASES || purchasesMade * 100 <= purchases * 95,
  ),
  ofTotals('Q635', (totals) => atMost(count(totals, '2'), totals, 15)),
  ofTotals('Q636', (totals) => atMost(count(totals, '4'), totals, 30)),
  ofTotals('Q637', (totals) => atMost(count(totals, '5'), totals, 15)),
  ofTotals('Q638', (totals) => count(totals, '1') * 100 >= count(totals, '1', '2', '3', '4', '5', '6') * 20),
  ofTotals('Q639', (totals) => totals.preapprovals <= MANY_PREAPPROVALS || count(totals, '7') > 0),
  ofTotals('Q640', (totals) => atMost(totals.lowIncomes, totals, 20)),
];

/** The totals on which an edit of the file depends; undefined for one that it passes or that there is not. */
export function questionedTotals(id: string, file: FiledTotals): Partial<FileTotals> | undefined {
  const edit = fileEdits.find((one) => one.id === id);
  const checked = edit && recorded(file.totals, (totals) => edit.passes({ ...file, totals }));
  return checked?.answer === false ? checked.read : undefined;
}

/** The edits that the file as a whole does not pass. */
export const fileFindings = (file: FiledTotals): string[] =>
  fileEdits.filter(({ passes }) => !passes(file)).map(({ id }) => id);
