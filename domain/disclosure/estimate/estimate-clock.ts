import type { NewLoanDocument } from '../../loan/document';
import type { EstimateRecord } from '../../loan/fees/closing-lists';
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
import { changesToDisclose } from '../changes/coverage';

export const clockSteps = ['application', 'issued', 'received', 'intent', 'revision', 'disclosure', 'closing'] as const;
export type ClockStep = (typeof clockSteps)[number];

/** A step of the clock: the last day for it, or for receipt and closing the first one, with the days that did not count. */
export interface ClockRow {
  readonly step: ClockStep;
  /** Of the Loan Estimate. */
  readonly number: number | null;
  readonly day: CountedDay | null;
  readonly done: string | null;
  /** Receipt is only presumed. */
  readonly isPresumed: boolean;
  readonly method: string | null;
  readonly state: 'done' | 'open' | 'late';
}

const methodOf = (name: string) => deliveryMethods.find((each) => each === name) ?? 'mail';

/** How an estimate reached the borrowers; one that was recorded without it counts as mailed. */
export const deliveryOf = ({ issued, delivery }: EstimateRecord): Delivery => ({
  sent: issued,
  method: methodOf(delivery?.method ?? 'mail'),
  evidence: delivery?.received ?? undefined,
});

/** The day on which the borrowers have, or count as having, an estimate. */
export const receiptOf = (estimate: EstimateRecord): CountedDay => receivedOn(deliveryOf(estimate));

/** The first day on which the loan may close, by its estimates; undefined before the first. */
export function firstClosing(estimates: readonly EstimateRecord[]): CountedDay | undefined {
  const [first] = estimates;
  const last = estimates.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const initial = afterEstimate(first.issued);
  if (last === first) return initial;
  const revised = afterRevisedEstimate(deliveryOf(last));
  return revised.date > initial.date ? revised : initial;
}

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

function estimateRows(loan: NewLoanDocument, general: BusinessCalendar, today: string): ClockRow[] {
  const application = loan.sAppSubmittedD;
  return (loan.loanEstimates ?? []).flatMap((estimate): ClockRow[] => {
    const { number, issued } = estimate;
    const change = (loan.cocs ?? []).find((each) => each.estimate === number);
    const due =
      number === 1
        ? application
          ? estimateDue(application, general)
          : undefined
        : change && revisionDue(change.learned, general);
    const receipt = receiptOf(estimate);
    const received = estimate.delivery?.received ?? null;
    const isPresumed = received === null && receipt.date <= today;
    return [
      rowOf('issued', today, { number, day: due, done: issued }),
      rowOf('received', today, {
        ...{ number, day: receipt, isPresumed, method: estimate.delivery?.method ?? null },
        done: received ?? (isPresumed ? receipt.date : null),
      }),
    ];
  });
}

/** The clock of Regulation Z from the application to closing, in the order of its steps. */
export function estimateClock(loan: NewLoanDocument, general: BusinessCalendar, today: string): ClockRow[] {
  const estimates = loan.loanEstimates ?? [];
  const application = loan.sAppSubmittedD;
  const closing = loan.sConsummationD ?? loan.sEstCloseD ?? undefined;
  const [change] = changesToDisclose(loan).toSorted((a, b) => a.learned.localeCompare(b.learned));
  const intent = estimates.find(({ intent: given }) => given)?.intent;
  const next = estimates.length + 1;
  return [
    rowOf('application', today, { done: application }),
    ...(estimates.length === 0
      ? [rowOf('issued', today, { number: 1, day: application ? estimateDue(application, general) : undefined })]
      : []),
    ...estimateRows(loan, general, today),
    ...(change ? [rowOf('revision', today, { number: next, day: revisionDue(change.learned, general) })] : []),
    ...(estimates.length > 0
      ? [
          rowOf('intent', today, {
            day: intentDay(estimates, general),
            done: intentOf(loan),
            method: intent?.method ?? null,
          }),
        ]
      : []),
    ...(closing && estimates.length > 0
      ? [
          rowOf('disclosure', today, {
            day: closingDisclosureDue(closing),
            done: loan.sInitialClosingDisclosureReceivedD ?? null,
          }),
        ]
      : []),
    rowOf('closing', today, { day: firstClosing(estimates), done: loan.sConsummationD }),
  ];
}
