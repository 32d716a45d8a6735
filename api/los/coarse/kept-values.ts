import { type LoanDocument, type RecordListName, recordLists } from '../../../domain/loan/document';
import { type ClosingLists, closingLists } from '../../../domain/loan/fees/closing-lists';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import type { LoanRecord, LoanRecords, Owner } from '../../../domain/loan/records';
import type { CoarseLoan } from './coarse-los';

type Values = Readonly<Record<string, unknown>>;

const prefixes: Readonly<Record<RecordListName, string>> = {
  employments: 'employment',
  incomes: 'income',
  assets: 'asset',
  liabilities: 'liability',
  reos: 'reo',
  residences: 'residence',
  vestings: 'vesting',
};

/** The values that the LOS lacks, of a known state. */
function kept(known: Values, lacks: ReadonlySet<string>, prefix = ''): Values {
  return Object.fromEntries(Object.entries(known).filter(([name]) => lacks.has(`${prefix}${name}`)));
}

const withoutId = ({ id: _, owners: __, ...values }: LoanRecord): string =>
  JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** An LOS has records in an application: the first owner, and whether the others are in it, too. */
const ownersInApplication = (owners: readonly Owner[]): string =>
  owners
    .filter((owner) => owner[0] === owners[0]?.[0])
    .toSorted()
    .join(' ');

/** The records with the IDs, owners and lacking values of those that they were: by ID, by content, then by position. */
function keptRecords(
  current: readonly LoanRecord[],
  known: readonly LoanRecord[],
  list: RecordListName,
  lacks: ReadonlySet<string>,
): LoanRecord[] {
  const prefix = `${prefixes[list]}.`;
  const left = new Map(known.map((record) => [record.id, record]));
  const take = (record: LoanRecord | undefined): LoanRecord | undefined => {
    if (record !== undefined) left.delete(record.id);
    return record;
  };
  const ofLos = (record: LoanRecord) =>
    withoutId(
      Object.fromEntries(
        Object.entries(record).filter(([name, value]) => !lacks.has(`${prefix}${name}`) && value !== null),
      ) as unknown as LoanRecord,
    );
  const matches = current.map((record) => take(record.id === '' ? undefined : left.get(record.id)));
  for (const [index, record] of current.entries()) {
    if (record.id === '') matches[index] = take([...left.values()].find((one) => ofLos(one) === ofLos(record)));
  }
  return current.map((record, index) => {
    const was = matches[index] ?? (record.id === '' ? take(left.values().next().value) : undefined);
    if (was === undefined) return record.id === '' ? { ...record, id: `${list}-${index + 1}` } : record;
    const isSameOwner = ownersInApplication(was.owners) === ownersInApplication(record.owners);
    return {
      ...kept({ ...was }, lacks, prefix),
      ...record,
      id: was.id,
      owners: isSameOwner ? was.owners : record.owners,
    };
  });
}

/** The loan of the LOS with what the LOS does not keep, from the state that the journal knows. */
export function withKeptValues(
  current: CoarseLoan,
  known: LoanDocument | undefined,
  lacks: ReadonlySet<string> | undefined,
): CoarseLoan {
  if (lacks === undefined) return current;
  const before: Partial<LoanDocument> = known ?? {};
  const lists = recordLists.map((list): [string, readonly LoanRecord[]] => [
    list,
    lacks.has(list) ? (before[list] ?? []) : keptRecords(current[list], before[list] ?? [], list, lacks),
  ]);
  const closing: ClosingLists = Object.fromEntries(
    closingLists.flatMap((list) => (before[list] === undefined ? [] : [[list, before[list]]])),
  );
  const ofLoan = kept(Object.fromEntries(Object.entries(before).filter(([name]) => fieldSpec(name))), lacks);
  return {
    ...ofLoan,
    ...current,
    ...(Object.fromEntries(lists) as unknown as LoanRecords),
    ...closing,
    applicants: current.applicants.map((applicant, index) => ({
      ...kept({ ...before.applicants?.[index] }, lacks),
      ...applicant,
    })),
  };
}
