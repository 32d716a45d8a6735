import { type NewLoanDocument, type RecordListName, recordLists } from '../../loan/document';
import type { LoanRecord, LoanRecords, Owner, VestingRecord } from '../../loan/records';
import { owners as allOwners } from '../../loan/records';
import { titleHolderName } from '../vesting/title-holder-name';
import { filledIn } from '../vesting/vesting-text';
import { applicantsChange, type Household } from './household';

/** What happens to the records that only a removed borrower owns: they are removed, or another borrower gets them. */
export type Disposition = 'remove' | Owner;

export type Dispositions = Readonly<Partial<Record<RecordListName, Disposition>>>;

/** A change of a loan as its applications and lists are to be. */
export type BorrowersChange = Partial<LoanRecords> & { readonly applicants: ReturnType<typeof applicantsChange> };

/** Closes gaps: a co-borrower without a borrower moves up, and an application without borrowers is removed. */
export function withoutGaps(households: readonly Household[]): Household[] {
  return households
    .map((one) => (one.borrower === null ? { ...one, borrower: one.coborrower, coborrower: null } : one))
    .filter(({ borrower }) => borrower !== null);
}

/** The new position of every borrower, by their previous position. */
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

/** The record with its owners' new positions; undefined if it is removed with its owner. */
function moved<Kind extends LoanRecord>(
  record: Kind,
  places: ReadonlyMap<Owner, Owner>,
  disposition: Disposition,
): Kind | undefined {
  const left = record.owners.flatMap((owner) => places.get(owner) ?? []);
  if (left.length > 0) return { ...record, owners: inOrder(left) };
  const newOwner = disposition === 'remove' ? undefined : places.get(disposition);
  return newOwner === undefined ? undefined : { ...record, owners: [newOwner] };
}

/** The title holders with their new positions. A removed borrower can still hold title, under their name. */
function movedHolder(document: NewLoanDocument, record: VestingRecord, places: ReadonlyMap<Owner, Owner>) {
  const left = record.owners.flatMap((owner) => places.get(owner) ?? []);
  if (left.length > 0 || record.owners.length === 0) return [{ ...record, owners: left }];
  const holder = filledIn(document, record);
  return titleHolderName(holder) === '' ? [] : [{ ...holder, owners: [] }];
}

/** A debt remains when the property that secured it is removed, but is then unsecured. */
function withoutLostProperty(change: LoanRecords): LoanRecords {
  const kept = new Set(change.reos.map(({ id }) => id));
  const liabilities = change.liabilities.map((debt) => {
    if (!debt.reoId || kept.has(debt.reoId)) return debt;
    const { reoId: _gone, ...others } = debt;
    return others;
  });
  return { ...change, liabilities };
}

/** The loan change that results in these applications: borrowers, and the owners of every record. */
export function arranged(
  document: NewLoanDocument,
  households: readonly Household[],
  dispositions: Dispositions = {},
): BorrowersChange {
  const places = newPositions(households);
  const listOf = <Name extends RecordListName>(list: Name): LoanRecords[Name] => {
    const records: readonly LoanRecord[] = document[list] ?? [];
    const stay = records.flatMap((record) => moved(record, places, dispositions[list] ?? 'remove') ?? []);
    return stay as LoanRecords[Name];
  };
  const lists = Object.fromEntries(recordLists.map((list) => [list, listOf(list)])) as unknown as LoanRecords;
  const vestings = (document.vestings ?? []).flatMap((record) => movedHolder(document, record, places));
  return { applicants: applicantsChange(document, households), ...withoutLostProperty({ ...lists, vestings }) };
}
