import type { FieldJson } from '../../../../domain/loan/document';
import type { LoanRecord, Owner } from '../../../../domain/loan/records';
import type { CoarseLoan } from '../../coarse/coarse-los';
import type { LoxmlField, LoxmlList, LoxmlNames } from './loxml-names';
import { valueText } from './value-text';

/** Whose a record is in LOXML, within its application; the names are unverified (docs/unverified-facts.md). */
export const OWNER = 'OwnerT';
export const ownerCodes = { B: '0', C: '1', both: '2' } as const;
/** The field that carries the ID of a record, if LendingQB keeps one. */
export const RECORD_ID = 'RecordId';

/** The fields of a record in LOXML, by name. */
export type RecordTexts = ReadonlyMap<string, string>;

/** A loan or an application in LOXML: its fields by name, and its collections. Fields without a value have an empty text. */
export interface RenderedPart {
  readonly fields: ReadonlyMap<string, string>;
  readonly collections: ReadonlyMap<string, readonly RecordTexts[]>;
}

export interface RenderedLoan {
  readonly loan: RenderedPart;
  readonly applicants: readonly RenderedPart[];
}

type Values = Readonly<Record<string, unknown>>;

const texts = (fields: readonly LoxmlField[], values: Values): [string, string][] =>
  fields.map((field) => [field.id, valueText(field, values[field.name] as FieldJson | undefined)]);

/** The application of a record: that of its first owner. */
const applicationOf = ({ owners }: LoanRecord): number => Number(owners[0]?.[0] ?? 0);

const isCoborrowers = ({ owners }: LoanRecord): boolean => owners[0]?.[1] === 'C';

function ownerCode(owners: readonly Owner[], application: number): string {
  const own = owners.filter((owner) => Number(owner[0]) === application).map((owner) => owner[1]);
  if (own.length > 1) return ownerCodes.both;
  return own[0] === undefined ? '' : ownerCodes[own[0] === 'C' ? 'C' : 'B'];
}

/** A record in LOXML. */
export const renderRecord = ({ fields }: LoxmlList, record: LoanRecord): RecordTexts =>
  new Map([
    [RECORD_ID, record.id],
    [OWNER, ownerCode(record.owners, applicationOf(record))],
    ...texts(fields, { ...record }).filter(([, text]) => text !== ''),
  ]);

type RenderRecord = typeof renderRecord;

function collectionsOf(lists: LoxmlList, loan: CoarseLoan, application: number, render: RenderRecord) {
  const { list, collections } = lists;
  const [borrowers, coborrowers] = collections;
  const rendered = new Map<string, RecordTexts[]>([
    [borrowers, []],
    [coborrowers, []],
  ]);
  const records: readonly LoanRecord[] = loan[list];
  for (const record of records.filter((one) => applicationOf(one) === application)) {
    const collection = isCoborrowers(record) ? coborrowers : borrowers;
    rendered.get(collection)?.push(render(lists, record));
  }
  return rendered;
}

/** A loan as LOXML has it. */
export function renderLoan(names: LoxmlNames, loan: CoarseLoan, render: RenderRecord = renderRecord): RenderedLoan {
  return {
    loan: { fields: new Map(texts(names.loan, { ...loan })), collections: new Map() },
    applicants: loan.applicants.map((applicant, index) => ({
      fields: new Map(texts(names.applicant, { ...applicant })),
      collections: new Map(names.lists.flatMap((list) => [...collectionsOf(list, loan, index, render)])),
    })),
  };
}
