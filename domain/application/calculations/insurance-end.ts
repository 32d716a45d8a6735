import type { LoanValues } from '../../loan/document';
import { thousandthsOf } from '../../numbers/cents';
import { type Cancellation, cancellation } from '../../pricing/insurance/cancellation';
import { amortizationOf } from '../../pricing/loan-amortization';
import { ratios } from '../../pricing/ratios';
import { type Calculation, type CalculationLine, calculationCents } from './calculation';
import { ratioInput } from './ratio-input';

/** The due date of a payment, by the date of the first one; a month without that day has its last one. */
function dueDate(first: string, payment: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + payment, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2 + payment, Math.min(day, last))).toISOString().slice(0, 10);
}

function endLine(
  words: 'insuranceRequest' | 'insuranceEnd',
  payment: number,
  first: string | null | undefined,
): CalculationLine {
  const name = first
    ? { words: `${words}On` as const, values: { date: { date: dueDate(first, payment) } } }
    : { words };
  return { name, amount: `${payment}`, kind: 'payment', effect: 'none', counted: true, path: 'sSchedDueD1' };
}

/** When private insurance may and must end, once the terms and the value are known. */
export function insuranceCancellation(loan: LoanValues, note: Calculation): Cancellation | undefined {
  const input = ratioInput(loan);
  const value = input && ratios(input)?.value;
  const amount = calculationCents(note);
  const rate = thousandthsOf(loan.sNoteIR);
  const termMonths = loan.sTerm ?? 0;
  const amortization = amortizationOf(loan);
  if (!value || amount === undefined || rate === undefined || termMonths < 1 || !amortization) return undefined;
  const interestOnlyMonths = loan.sIOnlyMon ?? 0;
  if (interestOnlyMonths >= termMonths) return undefined;
  return cancellation({ amount, rate, termMonths, amortization, interestOnlyMonths }, value);
}

/** A request that comes no sooner than the end, and an end before the first payment, are no lines. */
export function insuranceEndLines({ request, end }: Cancellation, first: LoanValues['sSchedDueD1']): CalculationLine[] {
  const requests = request > 0 && request < end;
  return [
    ...(requests ? [endLine('insuranceRequest', request, first)] : []),
    ...(end > 0 ? [endLine('insuranceEnd', end, first)] : []),
  ];
}
