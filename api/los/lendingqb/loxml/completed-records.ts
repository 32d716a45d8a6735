import { isDeepStrictEqual } from 'node:util';
import type { LoanRecord } from '../../../../domain/loan/records';
import type { CoarseLoan } from '../../coarse/coarse-los';
import type { LoxmlList, LoxmlNames } from './loxml-names';
import type { ReadLoan } from './read-loxml';
import { RECORD_ID, type RecordTexts, renderRecord } from './rendered-loan';

/** What a record was when it was read: every text that LendingQB has of it, and those of its fields in the portal. */
interface StoredRecord {
  readonly texts: RecordTexts;
  readonly known: RecordTexts;
}

/** A record as it was read, with what the user changed. Texts that the portal cannot read or has no field for stay as they are. */
function completed(record: RecordTexts, stored: StoredRecord | undefined): RecordTexts {
  const texts = new Map(record);
  for (const [id, text] of stored?.texts ?? []) {
    const isUnchanged = (record.get(id) ?? '') === (stored?.known.get(id) ?? '');
    if (isUnchanged && text.trim() !== '') texts.set(id, text);
  }
  return texts;
}

const contentOf = (record: RecordTexts): string =>
  JSON.stringify([...record].filter(([id]) => id !== RECORD_ID).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Renders the records of a loan so that a collection, which LendingQB replaces as a whole, loses nothing that LendingQB has just
 * answered. Undefined if records to be replaced are other ones than before, because someone changed them meanwhile.
 */
export function completeRecords(
  names: LoxmlNames,
  { before, after, read }: { readonly before: CoarseLoan; readonly after: CoarseLoan; readonly read: ReadLoan },
): ((list: LoxmlList, record: LoanRecord) => RecordTexts) | undefined {
  const stored = new Map<string, ReadonlyMap<string, StoredRecord>>();
  for (const one of names.lists.filter(({ list }) => !isDeepStrictEqual(before[list], after[list]))) {
    const known = before[one.list].map((record) => renderRecord(one, record));
    const now = read.loan[one.list].map((record) => renderRecord(one, record));
    if (known.map(contentOf).join() !== now.map(contentOf).join()) return undefined;
    const texts = read.records.get(one.list) ?? [];
    stored.set(
      one.list,
      new Map(
        before[one.list].map(({ id }, index) => [
          id,
          { texts: texts[index] ?? new Map(), known: known[index] ?? new Map() },
        ]),
      ),
    );
  }
  return (list, record) => completed(renderRecord(list, record), stored.get(list.list)?.get(record.id));
}
