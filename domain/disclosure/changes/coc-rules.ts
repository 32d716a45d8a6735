import type { CocStatus } from '../../fees/coc-codes';
import type { NewLoanDocument } from '../../loan/document';
import type { CocLine, CocRecord } from '../../loan/fees/coc-record';
import { intentOf } from '../../loan/fees/intent';
import { hasFinalFigures, isSubmitted } from '../../loan/status';
import type { BusinessCalendar } from '../calendar/business-days';
import { intentDay } from '../calendar/intent-day';
import { knownEstimates } from '../estimate/outside-estimate';
import { chargesOf, newCharge } from './charges';
import { mayDelayConstruction } from './construction';

/** What a user asks for. Lines without an amount take that of the worksheet. */
export interface CocRequest {
  readonly reason: string;
  readonly learned: string;
  readonly lines: readonly { readonly id: string; readonly amount?: string | undefined }[];
}

/** Charges that depend on the interest rate, which alone a rate lock may change (19(e)(3)(iv)(D)). */
const rateDependent: readonly string[] = [
  'LoanDiscountPoints',
  'RateLockFee',
  'LoanOriginatorCompensation',
  'PrepaidInterest',
  'LenderCredit',
];

export const isRateDependent = ({ type }: Pick<CocLine, 'type'>): boolean => rateDependent.includes(type);

/** Whether changes are requested in the status of a loan: after submission, until its figures are final. */
export const takesChanges = (status: string | null | undefined): boolean =>
  isSubmitted(status) && !hasFinalFigures(status);

/** Why a request is refused, by what it is about. */
export type CocProblem =
  | { readonly field: 'learned'; readonly code: 'coc-learned-too-early' | 'coc-learned-in-future' }
  | { readonly field: 'reason'; readonly code: 'coc-not-expired' | 'coc-not-construction' | 'coc-was-locked' }
  | { readonly field: 'lines'; readonly code: 'coc-no-lines' }
  | {
      readonly field: 'lines';
      readonly code: 'coc-unknown-line' | 'coc-not-rate-dependent' | 'coc-calculated';
      readonly line: string;
    };

const [LOCK, EXPIRED, CONSTRUCTION] = ['rate-lock', 'expired', 'delayed-construction'];

/** The estimated costs have expired: the borrowers had not said within ten business days that they intend to proceed, 19(e)(3)(iv)(E). */
function hasExpired(loan: NewLoanDocument, learned: string, general: BusinessCalendar): boolean {
  const last = intentDay(knownEstimates(loan), general)?.date;
  const intent = intentOf(loan);
  return last !== undefined && learned > last && (intent === undefined || intent > last);
}

/** The rate was locked when the first estimate was issued, and no lock of the portal has changed since (comment 19(e)(3)(iv)(D)-1.i). */
function wasLocked(loan: NewLoanDocument): boolean {
  const [first] = knownEstimates(loan);
  return Boolean(first?.lockedUntil) && !(loan.cocs ?? []).some(({ trigger }) => trigger !== null);
}

/** Why a reason does not apply to a loan on a day; undefined if it does. */
export function reasonProblem(
  loan: NewLoanDocument,
  { reason, learned }: Pick<CocRequest, 'reason' | 'learned'>,
  today: string,
  general: BusinessCalendar,
): CocProblem | undefined {
  const [first] = knownEstimates(loan);
  if (learned > today) return { field: 'learned', code: 'coc-learned-in-future' };
  if (first !== undefined && learned < first.issued) return { field: 'learned', code: 'coc-learned-too-early' };
  if (reason === EXPIRED && !hasExpired(loan, learned, general)) return { field: 'reason', code: 'coc-not-expired' };
  if (reason === LOCK && wasLocked(loan)) return { field: 'reason', code: 'coc-was-locked' };
  if (reason === CONSTRUCTION && !mayDelayConstruction(loan, today))
    return { field: 'reason', code: 'coc-not-construction' };
  return undefined;
}

/** An expiry needs no other reason: it covers every charge that has changed (comment 19(e)(3)(iv)(E)-1). */
const changedCharges = (loan: NewLoanDocument): CocRequest['lines'] =>
  chargesOf(loan)
    .filter(({ before, amount }) => (before ?? '0.00') !== amount)
    .map(({ id }) => ({ id }));

/** A line of the loan for a line of the request, or why there is none. */
function lineOf(
  { id, amount }: CocRequest['lines'][number],
  loan: NewLoanDocument,
  reason: string,
): CocLine | CocProblem {
  const charge = chargesOf(loan).find((each) => each.id === id) ?? newCharge(loan, id);
  if (charge === undefined) return { field: 'lines', code: 'coc-unknown-line', line: id };
  const { isEntered, Beneficiary: _, ...line } = charge;
  if (reason === LOCK && !isRateDependent(line))
    return { field: 'lines', code: 'coc-not-rate-dependent', line: line.description };
  if (amount === undefined || amount === line.amount) return line;
  return isEntered ? { ...line, amount } : { field: 'lines', code: 'coc-calculated', line: line.description };
}

const isProblem = (line: CocLine | CocProblem): line is CocProblem => 'code' in line;
const isLine = (line: CocLine | CocProblem): line is CocLine => !isProblem(line);

/** The lines of a request, or the first problem. Needs a Loan Estimate to compare with. */
export function requestedLines(
  loan: NewLoanDocument,
  { reason, learned, lines: asked }: CocRequest,
  today: string,
  general: BusinessCalendar,
): readonly CocLine[] | CocProblem {
  const problem = reasonProblem(loan, { reason, learned }, today, general);
  if (problem) return problem;
  const lines = reason === EXPIRED && asked.length === 0 ? changedCharges(loan) : asked;
  if (lines.length === 0 && reason !== LOCK) return { field: 'lines', code: 'coc-no-lines' };
  const found = lines.map((line) => lineOf(line, loan, reason));
  return found.find(isProblem) ?? found.filter(isLine);
}

/** A new request. */
export const requestedCoc = (
  { reason, description, learned }: Pick<CocRecord, 'reason' | 'description' | 'learned'>,
  lines: readonly CocLine[],
  { at, by, isExternal = false }: { readonly at: string; readonly by: string; readonly isExternal?: boolean },
): CocRecord => ({
  ...{ id: 'new', status: 'REQUESTED' satisfies CocStatus, reason, description, learned, trigger: null, orderId: null },
  ...{ requestedAt: at, requestedBy: by, lines, ...(isExternal && { isExternal }) },
  ...{ decidedAt: null, decidedBy: null, note: null, estimate: null },
});

/** Lines of the lender credit or of the rate that differ from the last Loan Estimate. */
export const changedRateLines = (loan: NewLoanDocument): CocLine[] =>
  chargesOf(loan)
    .filter((charge) => isRateDependent(charge) && charge.bucket !== 'none')
    .filter(({ before, amount }) => (before ?? '0.00') !== amount)
    .map(({ isEntered: _, Beneficiary: __, ...line }) => line);
