import type { NewLoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
import type { CocRecord } from '../../loan/fees/coc-record';
import { intentOf } from '../../loan/fees/intent';
import type { BusinessCalendar, CountedDay } from '../calendar/business-days';
import {
  afterEstimate,
  afterRevisedEstimate,
  closingDisclosureDue,
  type Delivery,
  deliveryMethods,
  estimateDue,
  receivedOn,
  revisionDue,
} from '../calendar/disclosure-clock';
import { intentDay } from '../calendar/intent-day';
import { changeChecks, isForClosing } from '../changes/change-checks';
import { changesToDisclose } from '../changes/coverage';
import { byLearned, revisionDay } from '../changes/revision-day';
import { knownEstimates } from './outside-estimate';

export const clockSteps = ['application', 'issued', 'received', 'intent', 'revision', 'disclosure', 'closing'] as const;
export type ClockStep = (typeof clockSteps)[number];

/** A step of the clock: the last day for it, or for receipt and closing the first one, with the days that did not count. */
export interface ClockRow {
  readonly step: ClockStep;
  /** Of the Loan Estimate; null of one that was issued outside the portal, and of a change for the Closing Disclosure. */
  readonly number: number | null;
  readonly day: CountedDay | null;
  readonly done: string | null;
  /** Receipt is only presumed. */
  readonly isPresumed: boolean;
  readonly method: string | null;
  readonly state: 'done' | 'open' | 'late';
}

const methodOf = (name: string) => deliveryMethods.find((each) => each === name) ?? 'mail';

type Sent = Pick<EstimateRecord, 'issued' | 'delivery'>;

/** How an estimate reached the borrowers; one that was recorded without it counts as mailed. */
export const deliveryOf = ({ issued, delivery }: Sent): Delivery => ({
  sent: delivery?.sent ?? issued,
  method: methodOf(delivery?.method ?? 'mail'),
  evidence: delivery?.received ?? undefined,
});

/** The day on which the borrowers have, or count as having, an estimate. */
export const receiptOf = (estimate: Sent): CountedDay => receivedOn(deliveryOf(estimate));

/**
 * The first day on which the loan may close, by its estimates; undefined before the first. Any revised one must be received four business
 * days before closing (19(e)(4)(ii)): one that was mailed may arrive after a later one that was handed over.
 */
export const firstClosing = (estimates: readonly Sent[]): CountedDay | undefined =>
  estimates
    .map((each, place) => (place === 0 ? afterEstimate(deliveryOf(each).sent) : afterRevisedEstimate(deliveryOf(each))))
    .reduce<CountedDay | undefined>((latest, day) => (latest && latest.date >= day.date ? latest : day), undefined);

/** The last day of a revised estimate, by the changes that it discloses. */
export const revisedEstimateDue = (
  estimate: Pick<EstimateRecord, 'number' | 'issued' | 'covers'>,
  { cocs = [] }: Pick<NewLoanDocument, 'cocs'>,
  general: BusinessCalendar,
): CountedDay | undefined =>
  revisionDay(
    cocs.filter((change) => change.estimate === estimate.number),
    estimate,
    general,
  );

interface Step extends Partial<Pick<ClockRow, 'number' | 'isPresumed' | 'method'>> {
  readonly day?: CountedDay | undefined;
  readonly done?: string | null | undefined;
}

/** Closing is not late before its day; everything else is once its day is over, or if it was done afterward. */
function rowOf(step: ClockStep, today: string, { day, done, ...more }: Step): ClockRow {
  const isOver = day !== undefined && day.date < (done ?? today);
  const isLate = step !== 'closing' && step !== 'received' && isOver;
  return {
    ...{ number: null, isPresumed: false, method: null, ...more },
    ...{ step, day: day ?? null, done: done ?? null, state: isLate ? 'late' : done ? 'done' : 'open' },
  };
}

/** The last day of the first estimate, if the application is known. */
const firstEstimateDue = ({ sAppSubmittedD: application }: NewLoanDocument, general: BusinessCalendar) =>
  application ? estimateDue(application, general) : undefined;

function estimateRows(loan: NewLoanDocument, general: BusinessCalendar, today: string): ClockRow[] {
  return knownEstimates(loan).flatMap((estimate, place): ClockRow[] => {
    const { number = null, issued, covers = null } = estimate;
    const due =
      place === 0 || number === null
        ? firstEstimateDue(loan, general)
        : revisedEstimateDue({ number, issued, covers }, loan, general);
    const receipt = receiptOf(estimate);
    const received = estimate.delivery?.received ?? null;
    const isPresumed = received === null && receipt.date <= today;
    return [
      rowOf('issued', today, { number, day: due, done: issued }),
      rowOf('received', today, {
        ...{ number, day: receipt, isPresumed, method: number === null ? null : (estimate.delivery?.method ?? null) },
        done: received ?? (isPresumed ? receipt.date : null),
      }),
    ];
  });
}

/** The disclosure that is due for an approved change: the next estimate, or without a number the Closing Disclosure. */
function revisionRow(
  loan: NewLoanDocument,
  { learned }: Pick<CocRecord, 'learned'>,
  general: BusinessCalendar,
  today: string,
): ClockRow {
  const next = (loan.loanEstimates?.length ?? 0) + 1;
  const number = isForClosing(changeChecks(loan, learned, today, general)) ? null : next;
  return rowOf('revision', today, { number, day: revisionDue(learned, general) });
}

/** The clock of Regulation Z from the application to closing, in the order of its steps. */
export function estimateClock(loan: NewLoanDocument, general: BusinessCalendar, today: string): ClockRow[] {
  const estimates = loan.loanEstimates ?? [];
  const known = knownEstimates(loan);
  const closing = loan.sConsummationD ?? loan.sEstCloseD ?? undefined;
  const [change] = changesToDisclose(loan).toSorted(byLearned);
  const intent = estimates.find(({ intent: given }) => given)?.intent;
  return [
    rowOf('application', today, { done: loan.sAppSubmittedD }),
    ...(known.length === 0 ? [rowOf('issued', today, { number: 1, day: firstEstimateDue(loan, general) })] : []),
    ...estimateRows(loan, general, today),
    ...(change ? [revisionRow(loan, change, general, today)] : []),
    ...(known.length > 0
      ? [
          rowOf('intent', today, {
            day: intentDay(known, general),
            done: intentOf(loan),
            method: intent?.method ?? null,
          }),
        ]
      : []),
    ...(closing && known.length > 0
      ? [
          rowOf('disclosure', today, {
            day: closingDisclosureDue(closing),
            done: loan.sInitialClosingDisclosureReceivedD ?? null,
          }),
        ]
      : []),
    rowOf('closing', today, { day: firstClosing(known), done: loan.sConsummationD }),
  ];
}
