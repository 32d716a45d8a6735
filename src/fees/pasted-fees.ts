import { catalogFeeOf } from '../../domain/fees/fee-catalog';
import { newFee } from '../../domain/fees/fee-records';
import { parseMoney } from '../../domain/format/money';
import type { LoanDocument } from '../../domain/loan/document';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { feeTypeNamed } from '../../domain/loan/fees/fee-types';

/** From zero, and below a billion. */
const AMOUNT = /^\d{1,9}\.\d\d$/;

/** An amount that a fee can have. */
export function feeAmount(text: string): string | undefined {
  const parsed = parseMoney(text);
  return parsed.ok && AMOUNT.test(parsed.value) ? parsed.value : undefined;
}

const isFilled = (text: string): boolean => text.trim() !== '';

/** The cells of a piece of a spreadsheet; undefined for a single value, which is pasted as text. */
export function pastedRows(text: string): string[][] | undefined {
  const rows = text.split(/\r?\n/).map((line) => line.split('\t'));
  // A spreadsheet ends its last line; a blank one above it is an empty cell.
  while (rows.length > 0 && !rows.at(-1)?.some(isFilled)) rows.pop();
  return rows.length > 1 || rows.some((cells) => cells.length > 1) ? rows : undefined;
}

interface Pasted {
  /** Fees with their new amounts, and those that are new. */
  readonly fees: readonly FeeRecord[];
  /** Lines that are no fee and amount. */
  readonly unread: readonly string[];
}

const lastAmount = (cells: readonly string[]): string | undefined =>
  cells.toReversed().flatMap((cell) => (isFilled(cell) ? (feeAmount(cell) ?? []) : []))[0];

/**
 * The fees of pasted rows. A row with a name sets the fee of that type, or adds it; amounts alone go to the given fees, from the focused
 * one down, and an empty cell leaves its fee as it is.
 */
export function readPasted(
  rows: readonly (readonly string[])[],
  below: readonly FeeRecord[],
  fees: readonly FeeRecord[],
  loan: Pick<LoanDocument, 'sBranchChannelT'>,
  newId: (place: number) => string,
): Pasted {
  const pasted: FeeRecord[] = [];
  const unread: string[] = [];
  for (const [place, cells] of rows.entries()) {
    if (!cells.some(isFilled)) continue;
    const amount = lastAmount(cells);
    const name = cells.find((cell) => isFilled(cell) && feeAmount(cell) === undefined);
    const type = name === undefined ? undefined : catalogFeeOf(feeTypeNamed(name)?.type ?? '');
    const known = name === undefined ? below[place] : fees.find((fee) => fee.ClosingCostFeeType === type?.type);
    if (amount === undefined || type?.calculated) unread.push(cells.join(' ').trim());
    else if (known) pasted.push({ ...known, TotalAmount: amount });
    else if (type) pasted.push(newFee(type, loan, newId(place), amount));
    else unread.push(cells.join(' ').trim());
  }
  return { fees: pasted, unread };
}
