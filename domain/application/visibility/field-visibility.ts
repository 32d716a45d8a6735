import { type NewLoanDocument, type RecordListName, recordsOf } from '../../loan/document';
import { allBorrowerFields } from '../../loan/fields/application-fields';
import { coborrowerName } from '../../loan/fields/coborrower-fields';
import { fieldTable } from '../../loan/fields/field-table';
import { type LoanRecord, type LoanRecords, type Owner, owners } from '../../loan/records';
import { ownValue } from '../../tables/own-value';
import { borrowerVisibility } from './borrower-visibility';
import type { Condition, Reading } from './condition';
import { listVisibility } from './list-visibility';
import { loanVisibility } from './loan-visibility';
import { recordVisibility } from './record-visibility';

/**
 * When each field applies, by its name in the field table (the borrower's for both). A field without an entry always applies.
 * Pages show a field, and requirements miss it, only while it applies.
 */
export const fieldVisibility: Readonly<Record<string, Condition>> = {
  ...loanVisibility,
  ...borrowerVisibility,
  ...listVisibility,
  ...recordVisibility,
};

/** Who owns the fields, and their names there. */
interface Source {
  readonly ofLoan: boolean;
  readonly key: string;
  readonly coborrowerKey: string;
}

const sources: ReadonlyMap<string, Source> = new Map(
  Object.entries(fieldTable).map(([name, { place }]) => {
    const key = name.slice(name.indexOf('.') + 1);
    return [name, { ofLoan: place === 'loan', key, coborrowerKey: coborrowerName(key) }];
  }),
);

const borrowersNames: ReadonlyMap<string, string> = new Map(
  Object.keys(allBorrowerFields).map((name) => [coborrowerName(name), name]),
);

/** The borrower's name of a co-borrower's field; any other name is unchanged. */
export const borrowersNameOf = (name: string): string => borrowersNames.get(name) ?? name;

const read = (holder: object, key: string): unknown =>
  Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;

/** Which borrowers a question is about: the one of an application, or both. */
function askedOf(holder: object, document: Partial<NewLoanDocument>, coborrower: boolean, both: boolean): Owner[] {
  const index = document.applicants?.indexOf(holder) ?? -1;
  return owners.filter((owner) => owner[0] === `${index}` && (both || owner.endsWith(coborrower ? 'C' : 'B')));
}

/**
 * Reads the values that decide about an owner's fields: the document for loan fields, an application for those of its borrower
 * or (`coborrower`) its co-borrower, a record for its own.
 */
export function readingOf(holder: object, document: Partial<NewLoanDocument>, coborrower = false): Reading {
  const reading: Reading = {
    records: <List extends RecordListName>(list: List, of?: 'application') => {
      const stored: readonly LoanRecord[] = document[list] ?? [];
      return recordsOf(stored, askedOf(holder, document, coborrower, of === 'application')) as LoanRecords[List];
    },
    value: (name) => {
      const source = sources.get(name);
      if (source === undefined || ownValue(fieldVisibility, name)?.(reading) === false) return undefined;
      if (source.ofLoan) return read(document, source.key);
      return read(holder, coborrower ? source.coborrowerKey : source.key);
    },
  };
  return reading;
}

/**
 * Whether a field applies with the current answers: `applies('aCMilitaryStatusT', applicant, loan)`,
 * `applies('asset.giftSource', asset, loan)`, `applies('sPurchPrice', loan, loan)`.
 */
export function applies(name: string, holder: object, document: Partial<NewLoanDocument>): boolean {
  const own = borrowersNameOf(name);
  return ownValue(fieldVisibility, own)?.(readingOf(holder, document, own !== name)) ?? true;
}
