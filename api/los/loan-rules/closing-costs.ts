import type { ClosingChange } from '../../../domain/fees/closing-records.schemas';
import { disclosedExpenseId, disclosedId } from '../../../domain/fees/disclosed-id';
import { expenseFields, expensesOf } from '../../../domain/fees/expenses';
import { totalFields } from '../../../domain/fees/total-fields';
import type { LoanDocument } from '../../../domain/loan/document';
import type { ClosingLists, ExpenseRecord } from '../../../domain/loan/fees/closing-lists';
import type { CocRecord } from '../../../domain/loan/fees/coc-record';
import { assertCurrent } from './changed-loan';
import { checkedChange } from './checked-change';

type Identified = { readonly id: string };

/** Records that the loan does not have yet get an ID of the LOS. */
function withIds<Kind extends Identified>(
  sent: readonly Kind[],
  stored: readonly Identified[] | undefined,
  newId: () => string,
): Kind[] {
  const known = new Set((stored ?? []).map(({ id }) => id));
  return sent.map((record) => (known.has(record.id) ? record : { ...record, id: newId() }));
}

/** A charge that was removed and is entered again keeps the ID under which it was disclosed. */
function withDisclosedIds<Kind extends Identified>(
  sent: readonly Kind[],
  known: readonly Identified[],
  idOf: (record: Kind, others: readonly Identified[]) => string,
): Kind[] {
  const ids = new Set(known.map(({ id }) => id));
  const records: Kind[] = [];
  for (const [place, record] of sent.entries()) {
    const others = [...records, ...sent.slice(place + 1)];
    records.push(ids.has(record.id) ? record : { ...record, id: idOf(record, others) });
  }
  return records;
}

/** A change of circumstance may be about a fee that is saved with it for the first time. */
function ofSavedFees(
  cocs: readonly CocRecord[],
  sent: readonly Identified[],
  saved: readonly Identified[],
): readonly CocRecord[] {
  const ids = new Map(sent.map(({ id }, place) => [id, saved[place]?.id ?? id]));
  return cocs.map((coc) => ({
    ...coc,
    lines: coc.lines.map((line) => ({ ...line, id: ids.get(line.id) ?? line.id })),
  }));
}

function listsWithIds(lists: ClosingChange['lists'], stored: LoanDocument, newId: () => string): ClosingLists {
  const { fees, hexps, adjustments, prorations, loanEstimates, cocs, cures, closingDisclosures } = lists;
  const savedFees =
    fees && withDisclosedIds(fees, stored.fees ?? [], (fee, others) => disclosedId(fee, others, stored) ?? newId());
  const idOfExpense = (expense: ExpenseRecord, others: readonly Identified[]): string =>
    disclosedExpenseId(expense, others, stored) ?? newId();
  return {
    ...(savedFees && { fees: savedFees }),
    // Those that follow from the monthly payment keep their ID, under which their lines were disclosed.
    ...(hexps && { hexps: withDisclosedIds<ExpenseRecord>(hexps, expensesOf(stored), idOfExpense) }),
    ...(adjustments && { adjustments: withIds(adjustments, stored.adjustments, newId) }),
    ...(prorations && { prorations: withIds(prorations, stored.prorations, newId) }),
    ...(loanEstimates && { loanEstimates: withIds(loanEstimates, stored.loanEstimates, newId) }),
    ...(cures && { cures: withIds(cures, stored.cures, newId) }),
    ...(cocs && { cocs: ofSavedFees(withIds(cocs, stored.cocs, newId), fees ?? [], savedFees ?? []) }),
    ...(closingDisclosures && { closingDisclosures: withIds(closingDisclosures, stored.closingDisclosures, newId) }),
  };
}

/** The loan with its closing costs changed. Throws `stale`, or `invalid` with fields. */
export function withClosingCosts(
  stored: LoanDocument,
  { version, lists, values }: ClosingChange,
  newId: () => string,
): LoanDocument {
  assertCurrent(stored, version);
  const changed: LoanDocument = { ...stored, ...listsWithIds(lists, stored, newId) };
  const monthly = lists.hexps ? expenseFields(changed.hexps ?? [], changed, expensesOf(stored)) : {};
  const next = checkedChange(changed, { ...monthly, ...values });
  return lists.fees || lists.hexps ? checkedChange(next, totalFields(next)) : next;
}
