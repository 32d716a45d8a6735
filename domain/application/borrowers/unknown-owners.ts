import { type LoanDocument, recordLists } from '../../loan/document';
import { fieldSpec } from '../../loan/fields/field-table';
import type { LoanRecord, LoanRecords, Owner } from '../../loan/records';

type Owned = Partial<LoanRecords> & { readonly applicants: readonly (LoanDocument['applicants'][number] | null)[] };

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The borrower of an application is there with it; a co-borrower, once anything is known of them. */
function peopleOf({ applicants }: Owned): ReadonlySet<Owner> {
  const people = applicants.flatMap((applicant, index): Owner[] => {
    if (applicant === null) return [];
    const number = index === 0 ? '0' : '1';
    const isKnown = Object.entries(applicant).some(
      ([name, value]) => isGiven(value) && fieldSpec(name)?.place === 'coborrower',
    );
    return isKnown ? [`${number}B`, `${number}C`] : [`${number}B`];
  });
  return new Set(people);
}

/** The paths of record owners who are not borrowers of the loan: `assets[0].owners`. */
export function unknownOwners(document: Owned): string[] {
  const people = peopleOf(document);
  return recordLists.flatMap((list) => {
    const records: readonly LoanRecord[] = document[list] ?? [];
    return records.flatMap(({ owners }, index) =>
      owners.every((owner) => people.has(owner)) ? [] : [`${list}[${index}].owners`],
    );
  });
}
