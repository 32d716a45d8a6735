import { isDate } from '../../domain/format/date';
import { formatAmount } from '../../domain/format/money';
import type { DisbursementRecord } from '../../domain/loan/fees/closing-lists';
import { feeAmount } from './pasted-fees';

/** `07/25 500.00, 12/10 700.00`: the days on which an expense is paid out, with amounts if they differ. */
export const dueText = (disbursements: readonly DisbursementRecord[]): string =>
  disbursements
    .map(({ due, amount }) => `${due.slice(5).replace('-', '/')}${amount === null ? '' : ` ${formatAmount(amount)}`}`)
    .join(', ');

const ENTRY = /^(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?:\s+\$?([\d.]+))?$/;

/** Reads the same; undefined if a day or an amount is none. Days are of the given year. */
export function readDue(text: string, year: string): DisbursementRecord[] | undefined {
  const entries = text
    // A separator of thousands is followed by three digits.
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .split(/[,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const found = entries.map((entry): DisbursementRecord | undefined => {
    const [, month = '', day = '', amount] = ENTRY.exec(entry) ?? [];
    const due = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const read = amount === undefined ? null : feeAmount(amount);
    return isDate(due) && read !== undefined ? { due, amount: read } : undefined;
  });
  const valid = found.filter((each) => each !== undefined);
  return valid.length === entries.length ? valid : undefined;
}
