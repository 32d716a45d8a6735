import { type NewLoanDocument, type RecordListName, recordLists } from '../../loan/document';
import type { LoanRecord, LoanRecords, Owner, VestingRecord } from '../../loan/records';
import { owners as allOwners } from '../../loan/records';
import { titleHolderName } from '../vesting/title-holder-name';
import { filledIn } from '../vesting/vesting-text';
import { applicantsChange, type Household } from './household';

/** What becomes of the records that only somebody who leaves owns: they go, or another borrower has them. */
export type Disposition = 'remove' | Owner;

export type Dispositions = Readonly<Partial<Record<RecordListName, Disposition>>>;

/** A change of a loan as its applications and lists are to be. */
export type BorrowersChange = Partial<LoanRecords> & { readonly applicants: ReturnType<typeof applicantsChange> };

/** Nobody stands behind an empty place: a co-borrower moves up, and an application without anybody goes. */
export function withoutGaps(households: readonly Household[]): Household[] {
  return households
    .map((one) => (one.borrower === null ? { ...one, borrower: one.coborrower, coborrower: null } : one))
    .filter(({ borrower }) => borrower !== null);
}

/** Where everybody stands now, by where they stood before. */
export function newPositions(households: readonly Household[]): ReadonlyMap<Owner, Owner> {
  const places = new Map<Owner, Owner>();
  households.forEach(({ borrower, coborrower }, index) => {
    const number = index === 0 ? '0' : '1';
    if (borrower?.was) places.set(borrower.was, `${number}B`);
    if (coborrower?.was) places.set(coborrower.was, `${number}C`);
  });
  return places;
}

const inOrder = (stored: readonly Owner[]): Owner[] => allOwners.filter((owner) => stored.includes(owner));

/** The record with its owners where they stand now; undefined where it goes with its owner. */
function moved<Kind extends LoanRecord>(
  record: Kind,
  places: ReadonlyMap<Owner, Owner>,
  fate: Disposition,
): Kind | undefined {
  const left = record.owners.flatMap((owner) => places.get(owner) ?? []);
  if (left.length > 0) return { ...record, owners: inOrder(left) };
  const heir = fate === 'remove' ? undefined : places.get(fate);
  return heir === undefined ? undefined : { ...record, owners: [heir] };
}

/** Who takes title, where they stand now. Who no longer borrows may hold title all the same, by the name that they had. */
function movedHolder(document: NewLoanDocument, record: VestingRecord, places: ReadonlyMap<Owner, Owner>) {
  const left = record.owners.flatMap((owner) => places.get(owner) ?? []);
  if (left.length > 0 || record.owners.length === 0) return [{ ...record, owners: left }];
  const holder = filledIn(document, record);
  return titleHolderName(holder) === '' ? [] : [{ ...holder, owners: [] }];
}

/** A debt stays when the property that secured it goes; it is secured by none then. */
function withoutLostProperty(change: LoanRecords): LoanRecords {
  const kept = new Set(change.reos.map(({ id }) => id));
  const liabilities = change.liabilities.map((debt) => {
    if (!debt.reoId || kept.has(debt.reoId)) return debt;
    const { reoId: _gone, ...others } = debt;
    return others;
  });
  return { ...change, liabilities };
}

/** The change that brings a loan to these applications: people, and the owners of every record. */
export function arranged(
  document: NewLoanDocument,
  households: readonly Household[],
  fates: Dispositions = {},
): BorrowersChange {
  const places = newPositions(households);
  const listOf = <Name extends RecordListName>(list: Name): LoanRecords[Name] => {
    const records: readonly LoanRecord[] = document[list] ?? [];
    const stay = records.flatMap((record) => moved(record, places, fates[list] ?? 'remove') ?? []);
    return stay as LoanRecords[Name];
  };
  const lists = Object.fromEntries(recordLists.map((list) => [list, listOf(list)])) as unknown as LoanRecords;
  const vestings = (document.vestings ?? []).flatMap((record) => movedHolder(document, record, places));
  return { applicants: applicantsChange(document, households), ...withoutLostProperty({ ...lists, vestings }) };
}
