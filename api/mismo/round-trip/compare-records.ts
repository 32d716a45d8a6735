import { placeOfList } from '../../../domain/application/change/change-checker';
import type { RoundTripReason } from '../../../domain/application/round-trip/reasons';
import { type NewLoanDocument, type RecordListName, recordLists } from '../../../domain/loan/document';
import type { LoanRecord } from '../../../domain/loan/records';
import type { Target } from '../binding';
import { expenseBindings, expenseTypes } from '../bindings/record-bindings';
import { compareField, type Findings } from './findings';
import { isWritten, recordNames, recordsInFile } from './place-values';

/** MISMO's alimony and similar expenses, which the portal stores as debts. */
const expenseNames: ReadonlySet<string> = new Set(expenseBindings.map(({ field }) => field));

/** Compares the lists record by record, in the order in which a file has them. */
export function compareRecords(
  findings: Findings,
  before: NewLoanDocument,
  after: NewLoanDocument,
  regrouped: boolean,
): void {
  for (const list of recordLists) {
    const written = recordsInFile(before, list);
    const read = after[list] ?? [];
    const stored = new Set(written.map((record) => record.id));
    for (const lost of (before[list] ?? []).filter((record) => !stored.has(record.id))) {
      const reason = list === 'vestings' ? 'in-another-field' : 'owner-not-exported';
      wholeRecord(findings, list, lost, reason);
    }
    written.forEach((record, index) => {
      const back = read[index];
      if (!back) wholeRecord(findings, list, record, 'changed');
      else compareRecord(findings, before, after, list, record, { ...back }, regrouped);
    });
    for (const more of read.slice(written.length)) {
      const place = `${list}.${more.id}`;
      findings.differences.push({ place, field: null, exported: null, after: more.id, reason: 'derived' });
    }
  }
}

function wholeRecord(findings: Findings, list: RecordListName, record: LoanRecord, reason: RoundTripReason): void {
  findings.differences.push({ place: `${list}.${record.id}`, field: null, exported: record.id, after: null, reason });
}

function compareRecord(
  findings: Findings,
  before: NewLoanDocument,
  after: NewLoanDocument,
  list: RecordListName,
  record: LoanRecord & Target,
  back: LoanRecord & Target,
  regrouped: boolean,
): void {
  const place = `${list}.${record.id}`;
  const isExpense = list === 'liabilities' && expenseTypes.has(String(record.type ?? ''));
  for (const name of recordNames(list)) {
    const values =
      name === 'reoId'
        ? { before: numberOf(before, record.reoId), after: numberOf(after, back.reoId) }
        : { before: record[name], after: back[name] };
    const why = isExpense && !expenseNames.has(name) ? 'no-element' : undefined;
    compareField(findings, `${place}.${name}`, `${placeOfList[list]}.${name}`, values, why);
  }
  const [was, is] = [[...record.owners].sort(), [...back.owners].sort()];
  if (was.join() === is.join()) return;
  const missing = was.some((owner) => !isWritten(before, owner));
  const single = list === 'employments' || list === 'incomes' || list === 'residences';
  const reason: RoundTripReason = missing
    ? 'owner-not-exported'
    : regrouped
      ? 'regrouped'
      : single && was.length > 1
        ? 'one-owner-only'
        : 'changed';
  findings.differences.push({ place: `${place}.owners`, field: null, exported: was, after: is, reason });
}

/** An import assigns new IDs; the position in the list identifies the property. */
function numberOf(document: NewLoanDocument, id: unknown): string | null {
  const at = document.reos.findIndex((property) => property.id === id);
  return at < 0 ? null : String(at + 1);
}
