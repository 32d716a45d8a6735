import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import { type LoanDocument, loanValue } from '../../domain/loan/document';
import { expiryDates } from '../../domain/loan/expiry';
import type { Fact } from '../ui/FactList';
import { ExpiryValue } from './ExpiryValue';
import { InitialApproval } from './InitialApproval';

/** The dates of the tab in the specified order (PANEL-14). */
const DATE_FIELDS = [
  'sAppSubmittedD',
  'sIntentToProceedD',
  'sEstCloseD',
  'sInitialLoanEstimateSignedD',
  'sLastDisclosedLoanEstimateSignedD',
  'sInitialClosingDisclosureSignedD',
  'sDocMagicClosingD',
  'sApprRprtOd',
  'sApprRprtRd',
  'sSpValuationEffectiveD',
  'aCrOd',
  'sPrelimRprtDocumentD',
  'sSchedDueD1',
] as const;

const EXPIRIES = ['appraisal', 'credit', 'title'] as const;

/** The dates of a loan and the expirations of its documents, as rows. `today` is a Pacific date. */
export function useDateGroups(
  loan: LoanDocument,
  today: string,
): { readonly dates: Fact[]; readonly expiries: Fact[] } {
  const translate = useTranslate();
  const expiry = expiryDates(loan);
  // Shown only if the fourth custom date has a name (PANEL-15).
  const shown = DATE_FIELDS.filter((name) => name !== 'sLastDisclosedLoanEstimateSignedD' || Boolean(loan.sU4LStatN));
  const dates = shown.map((name): Fact => {
    const value = loanValue(loan, name);
    return { label: translate(`fields.${name}`), value: formatDate(typeof value === 'string' ? value : null) };
  });
  const label = translate('loan.summary.dates.initialApproval');
  return {
    dates: [...dates, { label, value: <InitialApproval loanNum={loan.sLNm} /> }],
    expiries: EXPIRIES.map((name) => ({
      label: translate(`loan.summary.dates.${name}Expires`),
      value: <ExpiryValue date={expiry[name]} today={today} />,
    })),
  };
}
