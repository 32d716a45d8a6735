import type { Problem } from '../../format/parsed';
import { type FieldJson, type NewLoanDocument, type RecordListName, recordLists } from '../../loan/document';
import { parseField } from '../../loan/field-value';
import type { FieldPlace, FieldSpec } from '../../loan/fields/field';
import { fieldSpec } from '../../loan/fields/field-table';
import { type LoanRecord, owners } from '../../loan/records';
import { isSetByProgram } from '../../loan/set-by-program';

export type Input = Readonly<Record<string, unknown>>;

export const applicantPlaces: readonly FieldPlace[] = ['application', 'borrower', 'coborrower'];

/** Where a list's records are stored, and the prefix of their names in the field table. */
export const placeOfList: Readonly<Record<RecordListName, FieldPlace>> = {
  employments: 'employment',
  incomes: 'income',
  assets: 'asset',
  liabilities: 'liability',
  reos: 'reo',
  residences: 'residence',
  vestings: 'vesting',
};

/** More records of one kind than any household has. */
const MAX_RECORDS = 200;

/** An ID begins with a letter or digit, so that it cannot be an inherited property name such as `__proto__`. */
const RECORD_ID = /^[A-Za-z0-9][\w-]{0,63}$/;

export const isPlain = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal; missing and null are. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The codes that the lender has retired, by list: existing ones may stay, but cannot be newly chosen. */
export type RetiredCodes = ReadonlyMap<string, readonly string[]>;

/** Checks one change of a loan, gathering the accepted values and the problem of each refused one. */
export class ChangeChecker {
  readonly problems = new Map<string, Problem>();

  constructor(
    private readonly document: NewLoanDocument,
    private readonly retired: RetiredCodes,
  ) {}

  refuse(path: string, problem: Problem): void {
    this.problems.set(path, problem);
  }

  /** The value to store; undefined to keep the current one, because the value was rejected or sent back unchanged. */
  value(path: string, spec: FieldSpec | undefined, sent: unknown, stored: unknown): FieldJson | undefined {
    if (spec === undefined) {
      this.refuse(path, 'unknown-field');
      return undefined;
    }
    if (spec.computed || spec.guarded) {
      if (!sameValue(sent, stored)) this.refuse(path, spec.computed ? 'computed-field' : 'guarded-field');
      return undefined;
    }
    const parsed = parseField(spec, sent);
    if (parsed.ok && isSetByProgram(path, this.document) && !sameValue(parsed.value, stored)) {
      this.refuse(path, 'set-by-program');
      return undefined;
    }
    // A file may have brought what users may not enter; it stays until someone changes it.
    if (!parsed.ok && parsed.problem === 'not-digits' && sameValue(sent, stored)) return undefined;
    const problem = parsed.ok ? this.problemOfChoice(path, spec, parsed.value) : parsed.problem;
    if (parsed.ok && problem === null) return parsed.value;
    if (problem !== null) this.refuse(path, problem);
    return undefined;
  }

  /** Codes that the loan already contains may stay, and may move between its applications and records. */
  private problemOfChoice(path: string, { codes = '' }: FieldSpec, value: FieldJson): Problem | null {
    if (!this.retired.get(codes)?.includes(String(value))) return null;
    const name = path.slice(path.lastIndexOf('.') + 1);
    const { document } = this;
    const holders = [document, ...document.applicants, ...recordLists.flatMap((list) => document[list] ?? [])];
    return holders.some((holder) => Reflect.get(holder, name) === value) ? null : 'retired-code';
  }

  applicant(index: number, sent: unknown, stored: Input): Input {
    const path = `applicants[${index}]`;
    if (!isPlain(sent)) {
      this.refuse(path, 'not-a-list');
      return stored;
    }
    const values: Record<string, FieldJson> = {};
    for (const [name, value] of Object.entries(sent)) {
      const spec = fieldSpec(name);
      const fits = spec !== undefined && applicantPlaces.includes(spec.place);
      const next = this.value(`${path}.${name}`, fits ? spec : undefined, value, stored[name]);
      if (next !== undefined) values[name] = next;
    }
    return { ...stored, ...values };
  }

  record(list: RecordListName, index: number, sent: unknown, applications: number): Input {
    const path = `${list}[${index}]`;
    if (!isPlain(sent)) {
      this.refuse(path, 'not-a-list');
      return {};
    }
    const { id, owners: holders, ...others } = sent;
    if (typeof id !== 'string' || !RECORD_ID.test(id)) this.refuse(`${path}.id`, 'required');
    if (!isOwners(holders, applications, list)) this.refuse(`${path}.owners`, 'not-a-code');
    const values: Record<string, unknown> = { id, owners: Array.isArray(holders) ? [...new Set(holders)] : holders };
    for (const [name, value] of Object.entries(others)) {
      const next = this.value(`${path}.${name}`, fieldSpec(`${placeOfList[list]}.${name}`), value, undefined);
      if (next !== undefined && next !== null) values[name] = next;
    }
    return values;
  }

  list(list: RecordListName, sent: unknown, applications: number): Input[] {
    if (!Array.isArray(sent)) {
      this.refuse(list, 'not-a-list');
      return [];
    }
    if (sent.length > MAX_RECORDS) {
      this.refuse(list, 'too-many');
      return [];
    }
    const records = sent.map((record, index) => this.record(list, index, record, applications));
    records.forEach((record, index) => {
      if (records.findIndex(({ id }) => id === record.id) < index) this.refuse(`${list}[${index}].id`, 'wrong-place');
    });
    if (list === 'vestings') this.holders(records);
    return records;
  }

  /** A title holder has a name or is a borrower, and a borrower holds title only once. */
  private holders(records: readonly Input[]): void {
    const seen = new Set<unknown>();
    records.forEach((record, index) => {
      const [owner]: readonly unknown[] = Array.isArray(record.owners) ? record.owners : [];
      if (owner === undefined && !isNamed(record)) this.refuse(`vestings[${index}].lastName`, 'required');
      if (owner !== undefined && seen.has(owner)) this.refuse(`vestings[${index}].owners`, 'wrong-place');
      seen.add(owner);
    });
  }
}

const isNamed = ({ firstName, lastName, entityName }: Input): boolean =>
  [firstName, lastName, entityName].some((name) => typeof name === 'string' && name.trim() !== '');

/** Every record has an owner; a title holder is one borrower or none. */
function isOwners(sent: unknown, applications: number, list: RecordListName): sent is LoanRecord['owners'] {
  return (
    Array.isArray(sent) &&
    (list === 'vestings' ? sent.length <= 1 : sent.length > 0) &&
    sent.every((owner) => owners.includes(owner) && Number(String(owner)[0]) < applications)
  );
}
