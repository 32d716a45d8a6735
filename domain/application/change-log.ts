import { maskSsn } from '../format/ssn';
import { borrowerName, type LoanDocument, type RecordListName, recordLists } from '../loan/document';
import { fieldSpec } from '../loan/fields/field-table';
import type { Owner } from '../loan/records';
import { placeOfList } from './change/change-checker';
import { sections } from './sections';

/** The location of a changed field, such as `assets[x].value`. */
export interface ChangedField {
  /** Absent for a field of the loan itself. */
  readonly list?: RecordListName | 'applicants';
  /** Number of the application, or id of the record. */
  readonly key?: string;
  /** The name in the field table: `sLAmtCalc`, `aBSsn`, `asset.value`; absent if a whole record was added or removed. */
  readonly field?: string;
}

const isRecordList = (name: string): name is RecordListName => recordLists.some((list) => list === name);

/** Parses a path of the change log. An unknown list counts as a field. */
export function parseChangedField(logged: string): ChangedField {
  const [, list = '', key = '', name] = /^(\w+)\[([^\]]*)\](?:\.(.+))?$/.exec(logged) ?? [];
  if (list === 'applicants') return { list, key, ...(name ? { field: name } : {}) };
  if (!isRecordList(list)) return { field: logged };
  return { list, key, ...(name ? { field: `${placeOfList[list]}.${name}` } : {}) };
}

/** Fields whose prefix names their owner: `aB*` of the borrower, `aC*` of the co-borrower. */
const BORROWERS_OWN = /^a(?:Prod)?([BC])(?=[A-Z])/;

/** The borrower whose field it is; undefined for fields of a loan, of a record, and of a whole application. */
export function changedBorrower({ list, key, field = '' }: ChangedField): Owner | undefined {
  const who = BORROWERS_OWN.exec(field)?.[1];
  if (list !== 'applicants' || who === undefined || (key !== '0' && key !== '1')) return undefined;
  return `${key}${who === 'C' ? 'C' : 'B'}`;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DASHED_SSN = /\b\d{3}-\d{2}-\d{4}\b/g;

/**
 * A logged value as answers show it: of social security numbers the last four digits, also inside of records, and in fields
 * that the portal does not know.
 */
export function maskedValue(field: string | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => maskedValue(field, each));
  if (isValues(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskedValue(name, each)]));
  }
  if (typeof value !== 'string' || value === '') return value;
  const spec = field === undefined ? undefined : fieldSpec(field);
  if (spec?.kind === 'ssn') return maskSsn(value);
  return spec === undefined ? value.replaceAll(DASHED_SSN, maskSsn) : value;
}

/** Name of the borrower, or of both in an application; undefined if the field belongs to none or they have no names. */
export function changedBorrowerName(place: ChangedField, loan: Pick<LoanDocument, 'applicants'>): string | undefined {
  if (place.list !== 'applicants') return undefined;
  const owner = changedBorrower(place);
  const owners: readonly Owner[] = owner === undefined ? (place.key === '1' ? ['1B', '1C'] : ['0B', '0C']) : [owner];
  const names = owners.map((each) => borrowerName(loan, each)).filter((name) => name !== '');
  return names.length === 0 ? undefined : names.join(', ');
}

/** The sections that changes are looked for by; each field counts for every one of them that has it. */
export const changeSections = [
  'borrower-info',
  'employment',
  'income',
  'residence',
  'asset',
  'liability',
  'reo',
  'subject-property',
  'loan-terms',
  'prop-title',
  'declaration',
  'demographics',
] as const;

export type ChangeSection = (typeof changeSections)[number];

/** Names are included in many sections but belong only to the borrowers section. */
const isName = (field: string): boolean => /^a[BC](FirstNm|MidNm|LastNm|Suffix)$/.test(field);

/**
 * Whether a field, without its brackets (`applicants.aBSsn`, `assets.value`), belongs to a section. Lists count for the section
 * that owns them: debts of a property belong to the debts.
 */
export function isOfSection(name: string, section: ChangeSection): boolean {
  const { loan, applicants, ...others } = sections[section];
  const [head = '', ...rest] = name.split('.');
  if (head !== 'applicants') {
    const own: string | undefined = 'records' in others ? others.records : undefined;
    return own === head || (rest.length === 0 && (loan as readonly string[]).includes(head));
  }
  const field = rest.join('.');
  if (isName(field)) return section === 'borrower-info';
  return (applicants as readonly string[]).includes(field);
}
