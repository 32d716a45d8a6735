import type { LoanDocument } from '../../loan/document';
import { afterClosingDisclosure } from '../calendar/disclosure-clock';
import { earliestConsummation } from './closing-clock';

type Disclosed = Pick<
  LoanDocument,
  'closingDisclosures' | 'sInitialClosingDisclosureIssuedD' | 'sInitialClosingDisclosureReceivedD'
>;

/**
 * The first day on which the loan may be consummated: after the wait that its Closing Disclosures start, or of one that was issued outside
 * the portal, its dates. Undefined without a Closing Disclosure.
 */
export function firstConsummation(loan: Disclosed): string | undefined {
  const ours = earliestConsummation(loan.closingDisclosures ?? []);
  if (ours !== undefined) return ours.date;
  const { sInitialClosingDisclosureIssuedD: sent, sInitialClosingDisclosureReceivedD: received } = loan;
  return sent
    ? afterClosingDisclosure({ sent, method: 'electronic', evidence: received ?? undefined }).date
    : undefined;
}
