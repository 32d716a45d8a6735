import { cashFacts, estimateCashOf } from '../../fees/transaction';
import type { Worksheet } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
import { type Cents, toCents } from '../../numbers/fixed';
import { estimateDetails, roundedDollars } from '../figures/estimate-lines';
import { estimatedCash } from './cost-details';

interface Now {
  readonly loan: NewLoanDocument;
  readonly worksheet: Worksheet;
  readonly payoffs: Cents;
}

const CENTS = 100;

/**
 * How far the cash to close is from that of an estimate; negative is less. Cents are compared with cents. An estimate that was recorded
 * without the lines of its table has whole dollars alone, so the form as it would be printed now is compared with it. Undefined for
 * one that was recorded without its cash to close.
 */
export function cashMoved(
  { cash, cashToClose }: Pick<EstimateRecord, 'cash' | 'cashToClose'>,
  { loan, worksheet, payoffs }: Now,
): Cents | undefined {
  if (cashToClose === null) return undefined;
  const printed = toCents(cashToClose);
  if (!cash) {
    const now = estimatedCash(cashFacts(loan, worksheet.totals, payoffs), estimateDetails(worksheet)).cash;
    return (now - roundedDollars(printed)) * CENTS;
  }
  // The lines of the alternative table add up to the opposite of the cash. Earlier records have what was paid before closing, too.
  const lines = Object.entries(cash).filter(([code]) => code !== 'paidBeforeClosing');
  const exact = Math.abs(lines.reduce((sum, [, line]) => sum + toCents(line), 0));
  return estimateCashOf(loan, worksheet, payoffs).cash - (printed < 0 ? -exact : exact);
}
