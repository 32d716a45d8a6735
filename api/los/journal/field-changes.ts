import { type LoanDocument, recordLists } from '../../../domain/loan/document';
import { closingLists } from '../../../domain/loan/fees/closing-lists';
import { fieldSpec } from '../../../domain/loan/fields/field-table';

/** One field that a write changed. Fields of applications and records carry their position: `applicants[0].aBLastNm`. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** Not logged: the lists are compared record by record, and these fields only say that something changed. */
const IGNORED: ReadonlySet<string> = new Set([
  ...recordLists,
  ...closingLists,
  'applicants',
  'version',
  'sLastModifiedT',
]);

const same = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || JSON.stringify(a) === JSON.stringify(b);

/** Shows the last four digits only. */
function shown(name: string, value: unknown): unknown {
  if (value === undefined) return null;
  if (fieldSpec(name)?.kind !== 'ssn' || typeof value !== 'string') return value;
  return `***-**-${value.slice(-4)}`;
}

function changedValues(prefix: string, before: Values, after: Values): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !IGNORED.has(name) && fieldSpec(name)?.computed !== true && !same(before[name], after[name]))
    .map((name) => ({
      field: `${prefix}${name}`,
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    }));
}

function changedRecords(
  list: string,
  before: readonly (Values & { id: string })[],
  after: typeof before,
): FieldChange[] {
  const earlier = new Map(before.map((record) => [record.id, record]));
  const later = new Map(after.map((record) => [record.id, record]));
  const ids = new Set([...earlier.keys(), ...later.keys()]);
  return [...ids].flatMap((id) => {
    const was = earlier.get(id);
    const is = later.get(id);
    if (was && is) return changedValues(`${list}[${id}].`, was, is);
    return [{ field: `${list}[${id}]`, before: was ?? null, after: is ?? null }];
  });
}

/**
 * Which fields differ between two states of a loan, without the computed ones (they follow from the others) and with SSNs
 * masked. A record that came or went is one change.
 */
export function fieldChanges(before: LoanDocument, after: LoanDocument): FieldChange[] {
  const applications = Math.max(before.applicants.length, after.applicants.length);
  const indexes = Array.from({ length: applications }, (_, index) => index);
  return [
    ...changedValues('', valuesOf(before), valuesOf(after)),
    ...indexes.flatMap((index) =>
      changedValues(`applicants[${index}].`, valuesOf(before.applicants[index]), valuesOf(after.applicants[index])),
    ),
    ...[...recordLists, ...closingLists].flatMap((list) =>
      changedRecords(list, asRecords(before[list]), asRecords(after[list])),
    ),
  ];
}

const valuesOf = (part: object | undefined): Values => (part ?? {}) as Values;

const asRecords = (records: LoanDocument[(typeof recordLists)[number] | (typeof closingLists)[number]] | undefined) =>
  (records ?? []) as unknown as readonly (Values & { id: string })[];
