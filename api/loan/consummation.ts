import { firstConsummation } from '../../domain/disclosure/closing/first-consummation';
import { formatDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import { invalid } from '../http/app-error';

const FIELD = 'sConsummationD';

/** A loan is consummated after the wait for its Closing Disclosures (12 CFR 1026.19(f)(1)(ii)). Throws 422 for an earlier day. */
export function assertConsummation(loan: LoanDocument, changes: Readonly<Record<string, unknown>>): void {
  const day = changes[FIELD];
  const first = firstConsummation(loan);
  if (typeof day !== 'string' || first === undefined || day >= first) return;
  throw invalid('fields-not-valid', {
    [FIELD]: message('consummation-too-early', { date: formatDate(first, 'long') }),
  });
}
