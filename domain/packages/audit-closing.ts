import { rescissionEnds } from '../disclosure/calendar/disclosure-clock';
import { firstConsummation } from '../disclosure/closing/closing-clock';
import type { Worksheet } from '../fees/worksheet';
import type { LoanDocument } from '../loan/document';
import type { Finding } from './finding';
import type { PackageFacts } from './package-facts';

const LOCKED = '1';

const closingDayOf = (loan: LoanDocument): string | undefined => loan.sConsummationD ?? loan.sEstCloseD ?? undefined;

/** The rate is locked until the loan is disbursed. */
export function lockFindings(loan: LoanDocument): Finding[] {
  if (loan.sRateLockStatusT !== LOCKED) return [{ severity: 'error', code: 'not-locked', page: 'rate-lock' }];
  const expires = loan.sRLckdExpiredD;
  const needed = loan.sDisbursementD ?? closingDayOf(loan);
  if (!expires || needed === undefined || needed <= expires) return [];
  return [{ severity: 'error', code: 'lock-expires', values: { date: expires }, page: 'rate-lock' }];
}

/** The Loan Estimate comes before everything that follows it. */
export const estimateFindings = (loan: LoanDocument): Finding[] =>
  (loan.loanEstimates ?? []).length > 0 || loan.sInitialLoanEstimateIssuedD
    ? []
    : [{ severity: 'error', code: 'no-estimate', page: 'edisclosure' }];

/** The waits of each disclosure are over by the closing (12 CFR 1026.19(e)(1)(iii), (e)(4)(ii), (f)(1)(ii) and (f)(2)(ii)). */
export function closingDisclosureFindings(loan: LoanDocument): Finding[] {
  if (!loan.sInitialClosingDisclosureIssuedD) return [{ severity: 'error', code: 'no-closing-disclosure', page: 'cd' }];
  const closing = closingDayOf(loan);
  const date = firstConsummation(loan)?.date;
  if (closing === undefined || date === undefined || closing >= date) return [];
  return [{ severity: 'error', code: 'closing-too-early', values: { date }, page: 'loan' }];
}

/** A loan that can be rescinded is disbursed after that (12 CFR 1026.23(c)). */
export function rescissionFindings(loan: LoanDocument, { isRescindable }: PackageFacts): Finding[] {
  const closing = closingDayOf(loan);
  const { sDisbursementD: disbursed } = loan;
  if (!isRescindable || closing === undefined || !disbursed) return [];
  const { date } = rescissionEnds(closing);
  if (disbursed > date) return [];
  return [{ severity: 'error', code: 'disbursed-too-early', values: { date }, page: 'loan' }];
}

/** The escrow account needs the day of each payment. */
export const escrowFindings = ({ escrowNeeds: { withoutDay } }: Worksheet): Finding[] =>
  withoutDay.map((expense) => ({ severity: 'error', code: 'escrow-day', values: { expense }, page: 'loan' }));

/** Conditions that come before the documents are drawn. */
export const conditionFindings = (open: number): Finding[] =>
  open === 0 ? [] : [{ severity: 'error', code: 'open-conditions', values: { number: open }, page: 'conditions' }];
