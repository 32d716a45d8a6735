import { firstConsummation } from '../../domain/disclosure/closing/closing-clock';
import { formatDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import type { Actor } from '../http/actor';
import { invalid, notAuthorized } from '../http/app-error';

/** Days of disclosures, which users outside the lender record on the page of disclosures or not at all. */
const lenderDays = ['sIntentToProceedD', 'sProviderListGivenD', 'sConsummationD'] as const;

/**
 * Throws 403 if a user outside the lender changes a day of the disclosures, and 422 for a consummation before the waits for the
 * disclosures have ended (12 CFR 1026.19(e)(1)(iii)(B) and (f)(1)(ii)).
 */
export function assertDisclosureDays(
  { isPml }: Pick<Actor, 'isPml'>,
  loan: LoanDocument,
  changes: Readonly<Record<string, unknown>>,
): void {
  const changed = lenderDays.some((name) => Object.hasOwn(changes, name) && changes[name] !== (loan[name] ?? null));
  if (isPml && changed) throw notAuthorized();
  const day = changes.sConsummationD;
  const first = firstConsummation(loan)?.date;
  if (typeof day !== 'string' || first === undefined || day >= first) return;
  throw invalid('fields-not-valid', {
    sConsummationD: message('consummation-too-early', { date: formatDate(first, 'long') }),
  });
}
