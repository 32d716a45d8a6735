import type { FieldJson, NewLoanDocument } from '../../loan/document';
import { maxApplications, recordLists } from '../../loan/document';
import { allBorrowerFields } from '../../loan/fields/application-fields';
import { applicationLevelFields } from '../../loan/fields/application-level-fields';
import { coborrowerName } from '../../loan/fields/coborrower-fields';
import type { FieldSpec } from '../../loan/fields/field';
import type { Owner } from '../../loan/records';

export type Values = Readonly<Record<string, FieldJson>>;

/** A borrower's data under the borrower's field names (`aB*`), whatever their position. */
export interface Person {
  /** Their previous position; null for a new borrower. */
  readonly was: Owner | null;
  readonly values: Values;
}

/** One application: its application-level answers, and its one or two borrowers. */
export interface Household {
  readonly values: Values;
  readonly borrower: Person | null;
  readonly coborrower: Person | null;
}

/** Computed fields are not part of a change. */
const enteredNames = (fields: Readonly<Record<string, FieldSpec>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, spec]) => (spec.computed ? [] : [name]));

const personNames = enteredNames(allBorrowerFields);
const householdNames = enteredNames(applicationLevelFields);

const isGiven = (value: unknown): value is FieldJson =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function valuesOf(holder: object, names: readonly string[], nameThere: (name: string) => string): Values {
  const stored = new Map<string, unknown>(Object.entries(holder));
  const entries = names.map((name) => [name, stored.get(nameThere(name))] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, FieldJson] => isGiven(entry[1])));
}

const asItIs = (name: string): string => name;

function personAt(document: NewLoanDocument, owner: Owner): Person | null {
  const values = valuesOf(
    document.applicants[Number(owner[0])] ?? {},
    personNames,
    owner.endsWith('C') ? coborrowerName : asItIs,
  );
  const owns = recordLists.some((list) => (document[list] ?? []).some((record) => record.owners.includes(owner)));
  return Object.keys(values).length > 0 || owns || owner === '0B' ? { was: owner, values } : null;
}

/** The applications of a loan; a position is filled if it has any data. */
export function householdsOf(document: NewLoanDocument): Household[] {
  return document.applicants.slice(0, maxApplications).map((applicant, index) => {
    const number = index === 0 ? '0' : '1';
    return {
      values: valuesOf(applicant, householdNames, asItIs),
      borrower: personAt(document, `${number}B`),
      coborrower: personAt(document, `${number}C`),
    };
  });
}

/** All fields of an application; null for those without a value. */
function applicantOf({ values, borrower, coborrower }: Household): Record<string, FieldJson> {
  const entries = [
    ...householdNames.map((name) => [name, values[name] ?? null] as const),
    ...personNames.flatMap((name) => [
      [name, borrower?.values[name] ?? null] as const,
      [coborrowerName(name), coborrower?.values[name] ?? null] as const,
    ]),
  ];
  return Object.fromEntries(entries);
}

/** A change that replaces the applications with these; null removes one. */
export function applicantsChange(
  document: NewLoanDocument,
  households: readonly Household[],
): (Record<string, FieldJson> | null)[] {
  const gone = Math.max(0, document.applicants.length - households.length);
  return [...households.map(applicantOf), ...Array.from({ length: gone }, () => null)];
}
