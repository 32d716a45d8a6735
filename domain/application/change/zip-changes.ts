import { type NewLoanDocument, recordLists } from '../../loan/document';
import { addressOfPlus4 } from '../../loan/fields/zip-plus4';
import { type Input, isPlain } from './change-checker';

const differs = (a: unknown, b: unknown): boolean => (a ?? null) !== (b ?? null);

/** The four digits of the addresses that this change moves, cleared; digits that the change sets are kept. */
function cleared(before: Input, after: Input): Input {
  const old = Object.keys(before).filter((name) => {
    const address = addressOfPlus4(name);
    const moved = address && [address.zip, address.street].some((part) => differs(before[part], after[part]));
    return moved && before[name] && !differs(before[name], after[name]);
  });
  return Object.fromEntries(old.map((name) => [name, null]));
}

const idOf = (value: unknown): unknown => (isPlain(value) ? value.id : undefined);

/** The changed records or applications of a list, without old digits; `same` finds what was stored. */
function clearedIn(
  sent: readonly unknown[],
  stored: readonly unknown[],
  same: (one: unknown, index: number) => unknown = (_, index) => stored[index],
): unknown[] {
  return sent.map((one, index) => {
    const before = same(one, index);
    return isPlain(one) && isPlain(before) ? { ...one, ...cleared(before, one) } : one;
  });
}

/**
 * A change without the last four digits of a ZIP+4 whose ZIP or street it changes: they belong to one side of one block, and
 * users see only five digits.
 */
export function withoutOldPlus4(document: NewLoanDocument, changes: Input): Input {
  const stored: Input = { ...document };
  const lists = ['applicants', ...recordLists].flatMap((list) => {
    const [sent, known] = [changes[list], stored[list]];
    if (!Array.isArray(sent) || !Array.isArray(known)) return [];
    const byId = (one: unknown) => known.find((record) => idOf(record) === idOf(one));
    return [[list, clearedIn(sent, known, list === 'applicants' ? undefined : byId)]];
  });
  return { ...changes, ...cleared(stored, { ...stored, ...changes }), ...Object.fromEntries(lists) };
}
