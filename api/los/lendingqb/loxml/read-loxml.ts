import { emptyDocument, type FieldJson, maxApplications, type RecordListName } from '../../../../domain/loan/document';
import type { Owner } from '../../../../domain/loan/records';
import type { CoarseLoan } from '../../coarse/coarse-los';
import { fieldsOf, findAll, type XmlNode } from '../soap/envelope';
import type { LoxmlField, LoxmlList, LoxmlNames } from './loxml-names';
import { OWNER, ownerCodes, RECORD_ID, type RecordTexts } from './rendered-loan';
import { storedValue } from './value-text';

/** A loan that was read, and the fields with values that the portal cannot hold. */
export interface ReadLoan {
  readonly loan: CoarseLoan;
  /** LOXML names, without values. */
  readonly unreadable: readonly string[];
  /** Every text of its records, also of fields that the portal does not have, in the order of the loan's lists. */
  readonly records: ReadonlyMap<RecordListName, readonly RecordTexts[]>;
}

class LoxmlReader {
  readonly unreadable: string[] = [];
  readonly recordTexts = new Map<RecordListName, RecordTexts[]>();

  constructor(
    private readonly names: LoxmlNames,
    private readonly timeZone: string,
  ) {}

  private values(fields: readonly LoxmlField[], node: XmlNode): Record<string, FieldJson> {
    const texts = fieldsOf(node);
    const values: Record<string, FieldJson> = {};
    for (const field of fields) {
      const text = texts.get(field.id);
      if (text === undefined) continue;
      const value = storedValue(field, text, this.timeZone);
      if (value === undefined) this.unreadable.push(field.id);
      else if (value !== null) values[field.name] = value;
    }
    return values;
  }

  private records({ list, collections, fields }: LoxmlList, applicant: XmlNode, application: number) {
    const [borrowers, coborrowers] = collections;
    const all = this.recordTexts.get(list) ?? [];
    this.recordTexts.set(list, all);
    return [...new Set(collections)].flatMap((id) =>
      applicant.children
        .filter(({ name, attributes }) => name === 'collection' && attributes.id === id)
        .flatMap(({ children }) => children.filter(({ name }) => name === 'record'))
        .map((record) => {
          const texts = fieldsOf(record);
          all.push(texts);
          const whose = ownersOf(texts.get(OWNER)?.trim(), application);
          const isTheirs = borrowers !== coborrowers && id === coborrowers;
          const owners: Owner[] = isTheirs ? [application === 0 ? '0C' : '1C'] : whose;
          return { id: texts.get(RECORD_ID)?.trim() ?? '', owners, ...this.values(fields, record) };
        }),
    );
  }

  loan(root: XmlNode, loanNum: string): CoarseLoan {
    const loan = findAll(root, 'loan')[0] ?? root;
    const all = loan.children.filter(({ name }) => name === 'applicant');
    const applicants = all.slice(0, maxApplications);
    if (all.length > applicants.length) this.unreadable.push('applicant');
    const lists = this.names.lists.map((list) => [
      list.list,
      applicants.flatMap((applicant, index) => this.records(list, applicant, index)),
    ]);
    const read = applicants.map((applicant) => this.values(this.names.applicant, applicant));
    const isEmpty = (applicant: object | undefined) => Object.keys(applicant ?? {}).length === 0;
    const left = read.filter((applicant, index) => index === 0 || !isEmpty(applicant));
    return {
      ...emptyDocument(),
      ...this.values(this.names.loan, loan),
      ...Object.fromEntries(lists),
      applicants: left.length === 0 ? [{}] : left,
      sLNm: loanNum,
      sStatusT: String(this.values(this.names.loan, loan).sStatusT ?? '0'),
    };
  }
}

function ownersOf(code: string | undefined, application: number): Owner[] {
  const [borrower, coborrower] = application === 0 ? (['0B', '0C'] as const) : (['1B', '1C'] as const);
  switch (code) {
    case ownerCodes.both:
      return [borrower, coborrower];
    case ownerCodes.C:
      return [coborrower];
    case '':
      return [];
    default:
      return [borrower];
  }
}

/** Reads a loan in LOXML. Values that the field table does not allow are left out, and named. */
export function readLoxml(names: LoxmlNames, root: XmlNode, loanNum: string, timeZone: string): ReadLoan {
  const reader = new LoxmlReader(names, timeZone);
  const loan = reader.loan(root, loanNum);
  return { loan, unreadable: [...new Set(reader.unreadable)], records: reader.recordTexts };
}
