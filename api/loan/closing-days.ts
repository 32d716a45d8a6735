import { formatDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import { invalid } from '../http/app-error';

/** The days of a closing, in the order in which a problem between them is shown. */
const closingDays = ['sDisbursementD', 'sConsummationD', 'sEstCloseD'] as const;

type Days = Partial<Record<(typeof closingDays)[number], string | null>>;

/** Throws 422 at the changed day for a consummation that has not been, and for money that would go out before the closing. */
export function assertClosingDays(loan: LoanDocument, changes: Readonly<Record<string, unknown>>, today: string): void {
  const after: Days = { ...loan, ...changes };
  const changed = closingDays.filter((name) => (after[name] ?? null) !== (loan[name] ?? null));
  const [field] = changed;
  if (field === undefined) return;
  const { sConsummationD, sEstCloseD, sDisbursementD } = after;
  if (changed.includes('sConsummationD') && sConsummationD && sConsummationD > today) {
    throw invalid('fields-not-valid', { sConsummationD: 'estimate-in-future' });
  }
  const closing = sConsummationD ?? sEstCloseD;
  if (!closing || !sDisbursementD || sDisbursementD >= closing) return;
  throw invalid('fields-not-valid', {
    [field]: message('disbursed-before-closing', { date: formatDate(closing, 'long') }),
  });
}
