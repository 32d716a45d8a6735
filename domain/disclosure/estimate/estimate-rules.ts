import { addDays } from '../../format/date';
import type { LoanDocument, NewLoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { CountedDay } from '../calendar/business-days';
import { afterRevisedEstimate, type DeliveryMethod } from '../calendar/disclosure-clock';
import { deliveryOf } from './estimate-clock';
import { knownEstimates } from './outside-estimate';

/** How borrowers say that they intend to proceed (comment 19(e)(2)(i)(A)-2). */
export const intentMethods = ['in-person', 'phone', 'email', 'mail', 'signature'] as const;
export type IntentMethod = (typeof intentMethods)[number];

/** Fields that a Loan Estimate cannot be printed without. */
const needed = [
  'sLAmtCalc',
  'sNoteIR',
  'sTerm',
  'sLPurposeT',
  'sSpZip',
  'sSchedDueD1',
  'sPrepaidInterestDays',
] as const;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The fields that the Loan Estimate of a loan still needs. An adjustable rate needs its terms. */
export function neededFields(loan: NewLoanDocument, hasTerms: boolean): string[] {
  const value = (loan.sLPurposeT ?? '0') === '0' ? 'sPurchPrice' : 'sApprVal';
  const missing = [...needed, value].filter((name) => isMissing(loan[name as keyof NewLoanDocument]));
  const arm = [
    'sRAdjIndexR',
    'sRAdjMarginR',
    'sRAdj1stCapR',
    'sRAdj1stCapMon',
    'sRAdjCapR',
    'sRAdjCapMon',
    'sRAdjLifeCapR',
  ];
  const terms =
    loan.sFinMethT === '1' && !hasTerms ? arm.filter((name) => isMissing(loan[name as keyof NewLoanDocument])) : [];
  return [...missing, ...terms];
}

/** Features whose payments the portal does not disclose. */
export const unsupportedFeatures = [
  'balloon',
  'negative-amortization',
  'graduated',
  'line-of-credit',
  'buydown',
  'prepayment-penalty',
] as const;
export type UnsupportedFeature = (typeof unsupportedFeatures)[number];

const PENALTY_MONTHS = 36;
const [WITH_PENALTY, ADJUSTABLE] = ['1', '1'];

/**
 * A penalty is allowed only in the first three years of a loan whose rate cannot rise (12 CFR 1026.43(g)(1) and (2)). Its size of at most 2%
 * is printed; one without a period, or of a longer one, is not disclosed.
 */
function isAllowedPenalty({ sPrepmtPenaltyT, sPrepmtPeriodMonths, sFinMethT }: NewLoanDocument): boolean {
  const months = sPrepmtPeriodMonths ?? 0;
  return sPrepmtPenaltyT !== WITH_PENALTY || (months > 0 && months <= PENALTY_MONTHS && sFinMethT !== ADJUSTABLE);
}

/** The first feature of a loan that its Loan Estimate would have to show and that the portal does not calculate. */
export function unsupportedFeature(loan: NewLoanDocument): UnsupportedFeature | undefined {
  const has: Readonly<Record<UnsupportedFeature, boolean>> = {
    balloon: loan.sBalloonPmt === true || (loan.sDue ?? loan.sTerm ?? 0) < (loan.sTerm ?? 0),
    'negative-amortization': loan.sNegativeAmortization === true,
    graduated: (loan.sGradPmtYrs ?? 0) > 0,
    'line-of-credit': (loan.sHelocDrawMon ?? 0) > 0,
    buydown: loan.sIsBuydown === true,
    'prepayment-penalty': !isAllowedPenalty(loan),
  };
  return unsupportedFeatures.find((feature) => has[feature]);
}

/** Why a Loan Estimate may not be issued on a day. */
export type IssueObstacle =
  | { readonly code: 'after-closing-disclosure'; readonly date: string }
  | { readonly code: 'too-late-to-close'; readonly first: CountedDay; readonly closing: string };

/**
 * A revised Loan Estimate may not be given on or after the day of the Closing Disclosure, and must be received four business days before
 * closing (12 CFR 1026.19(e)(4)(ii)).
 */
export function issueObstacle(
  loan: LoanDocument,
  { issued, method }: { readonly issued: string; readonly method: DeliveryMethod },
): IssueObstacle | undefined {
  const disclosed = loan.sInitialClosingDisclosureIssuedD;
  if (disclosed) return { code: 'after-closing-disclosure', date: disclosed };
  const closing = loan.sConsummationD ?? loan.sEstCloseD;
  if (!closing || knownEstimates(loan).length === 0) return undefined;
  const first = afterRevisedEstimate({ sent: issued, method });
  return first.date > closing ? { code: 'too-late-to-close', first, closing } : undefined;
}

/** What is wrong with a receipt or an intent that is recorded. */
export type RecordProblem = 'in-future' | 'before-issue' | 'before-receipt';

export function receiptProblem({ issued }: EstimateRecord, received: string, today: string): RecordProblem | undefined {
  if (received > today) return 'in-future';
  return received < issued ? 'before-issue' : undefined;
}

/** The intent counts only after the borrowers have received the estimate (19(e)(2)(i)(A)). */
export function intentProblem(estimate: EstimateRecord, date: string, today: string): RecordProblem | undefined {
  if (date > today) return 'in-future';
  if (date < estimate.issued) return 'before-issue';
  const { method, evidence, sent } = deliveryOf(estimate);
  // A borrower who answers has received it; a mailed one takes a day at least.
  const earliest = evidence ?? (method === 'mail' ? addDays(sent, 1) : estimate.issued);
  return date < earliest ? 'before-receipt' : undefined;
}
