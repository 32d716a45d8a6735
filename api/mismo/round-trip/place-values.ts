import { placeOfList } from '../../../domain/application/change/change-checker';
import { borrowersOf, type NewLoanDocument, type RecordListName } from '../../../domain/loan/document';
import { allBorrowerFields } from '../../../domain/loan/fields/application-fields';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import { fieldTable } from '../../../domain/loan/fields/field-table';
import type { LoanRecord, Owner } from '../../../domain/loan/records';
import type { Target } from '../binding';
import { expenseTypes } from '../bindings/record-bindings';

/** Top-level fields to compare, by name. */
export const loanNames: readonly string[] = Object.entries(fieldTable)
  .filter(([, spec]) => spec.place === 'loan' && !('computed' in spec))
  .map(([name]) => name);

/** Fields of an application as a whole. */
export const applicationNames: readonly string[] = Object.entries(fieldTable)
  .filter(([, spec]) => spec.place === 'application' && !('computed' in spec))
  .map(([name]) => name);

/** Fields of a borrower, under the first borrower's names. */
export const borrowerNames: readonly string[] = Object.entries(allBorrowerFields)
  .filter(([, spec]) => !('computed' in spec))
  .map(([name]) => name);

/** The first borrower's name of any borrower's field, which the tables of fields and reasons use. */
const firstNames = new Map(borrowerNames.map((name) => [coborrowerName(name), name]));

export function firstBorrowerName(name: string): string {
  return firstNames.get(name) ?? name;
}

/** Field names of a list's records, without the list. */
export function recordNames(list: RecordListName): string[] {
  const start = `${placeOfList[list]}.`;
  return Object.keys(fieldTable).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
}

const underBorrowers: ReadonlySet<RecordListName> = new Set(['employments', 'incomes', 'residences']);

/** The records of a list in the order in which a file has them; those that no file has are left out. */
export function recordsInFile(document: NewLoanDocument, list: RecordListName): (LoanRecord & Target)[] {
  const records = (document[list] ?? []).map((record) => ({ ...record }));
  if (list === 'vestings') return [];
  if (underBorrowers.has(list)) {
    return borrowersOf(document).flatMap((owner) => records.filter((record) => record.owners[0] === owner));
  }
  if (list !== 'liabilities') return records;
  const isExpense = (record: Target) => expenseTypes.has(String(record.type ?? ''));
  return [...records.filter((record) => !isExpense(record)), ...records.filter(isExpense)];
}

/** Whether a borrower is written at all. */
export function isWritten(document: NewLoanDocument, owner: Owner): boolean {
  return borrowersOf(document).includes(owner);
}
