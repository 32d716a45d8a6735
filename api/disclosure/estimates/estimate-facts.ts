import { payoffsOf } from '../../../domain/application/calculations/payoffs';
import { type BusinessCalendar, generalCalendar } from '../../../domain/disclosure/calendar/business-days';
import { intentDue } from '../../../domain/disclosure/calendar/disclosure-clock';
import type { EstimateFacts } from '../../../domain/disclosure/estimate/estimate-form';
import { knownEstimates } from '../../../domain/disclosure/estimate/outside-estimate';
import { worksheetOf } from '../../../domain/fees/worksheet';
import type { Settings } from '../../../domain/lender/settings.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import { intentOf } from '../../../domain/loan/fees/intent';
import { holdsPrice } from '../../../domain/loan/held-price';
import { propertyLines } from '../../documents/documents.service';
import { disclosedInsurance, disclosedTerms, loanComparisons } from '../../fees/fees.service';
import { applicantsOf, partiesOf } from './estimate-parties';

export const calendarOf = (settings: Settings): BusinessCalendar => generalCalendar(settings);

/**
 * The day on which the estimated costs expire (12 CFR 1026.37(a)(13)(ii)): by the first estimate, unless they have expired before this one.
 * None once the borrowers intend to proceed: the form leaves it blank (comment 37(a)(13)-4).
 */
function expiryOf(loan: LoanDocument, issued: string, general: BusinessCalendar): string | undefined {
  if (intentOf(loan) !== undefined) return undefined;
  const first = intentDue(knownEstimates(loan)[0]?.issued ?? issued, general).date;
  return first < issued ? intentDue(issued, general).date : first;
}

/** What the Loan Estimate of a loan is made of; undefined while its terms are not complete. */
export function estimateFactsOf(loan: LoanDocument, settings: Settings, issued: string): EstimateFacts | undefined {
  const terms = disclosedTerms(loan);
  if (terms === undefined) return undefined;
  const worksheet = worksheetOf(loan);
  const insurance = disclosedInsurance(loan, terms);
  return {
    ...{ loan, loanId: loan.sLNm, worksheet, terms, insurance, issued },
    comparisons: loanComparisons(loan, terms, insurance, worksheet),
    payoffs: payoffsOf(loan),
    lockedUntil: holdsPrice(loan, issued) ? (loan.sRLckdExpiredD ?? undefined) : undefined,
    expires: expiryOf(loan, issued, calendarOf(settings)),
    applicants: applicantsOf(loan),
    property: propertyLines(loan),
    creditor: { name: settings.lenderName, address: settings.lenderAddress },
    ...partiesOf(loan, settings),
    keepsServicing: settings.keepsServicing,
  };
}
