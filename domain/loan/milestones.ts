import type { LoanValues } from './document';
import { type StatusDateName, timeCompanion } from './fields/date-fields';

/** A milestone of a loan. */
export interface Milestone {
  readonly code: string;
  readonly title: string;
  readonly field: StatusDateName;
  /** Part of every loan; the others are interruptions, shown only if they happened. */
  readonly main: boolean;
}

/** The milestones in list order, each with the field of its date, paired by position (MILESTONE-03 to -16). */
export const milestones = [
  { code: '3', title: 'Registered', field: 'sSubmitD', main: true },
  { code: '28', title: 'Submitted', field: 'sLoanSubmittedD', main: true },
  { code: '4', title: 'Approved', field: 'sApprovD', main: true },
  { code: '7', title: 'On-Hold', field: 'sOnHoldD', main: false },
  { code: '8', title: 'Suspended', field: 'sSuspendedD', main: false },
  { code: '9', title: 'Canceled', field: 'sCanceledD', main: false },
  { code: '21', title: 'Clear To Close', field: 'sClearToCloseD', main: true },
  { code: '35', title: 'Docs Ordered', field: 'sDocsOrderedD', main: true },
  { code: '5', title: 'Docs Out', field: 'sDocsD', main: true },
  { code: '24', title: 'Docs Back', field: 'sDocsBackD', main: true },
  { code: '25', title: 'Funding Conditions', field: 'sFundingConditionsD', main: true },
  { code: '6', title: 'Funded', field: 'sFundD', main: true },
] as const satisfies readonly Milestone[];

/** A milestone on the timeline of one loan. */
export interface MilestoneEntry extends Milestone {
  /** The date it was reached on, or null. */
  readonly date: string | null;
  readonly time: string | null;
  /** The date it is sorted by: its own, otherwise the latest of those before it in list order. */
  readonly sortDate: string;
}

/**
 * All milestones of a loan, by date and then in list order; one without a date uses the latest prior date (MILESTONE-01, -02),
 * and those before any date come first.
 */
export function timelineOf(loan: LoanValues): MilestoneEntry[] {
  let latest = '';
  const entries = milestones.map((milestone): MilestoneEntry => {
    const date = loan[milestone.field] ?? null;
    const sortDate = date ?? latest;
    if (date !== null && date > latest) latest = date;
    return { ...milestone, date, time: loan[timeCompanion(milestone.field)] ?? null, sortDate };
  });
  return entries.toSorted((a, b) => (a.sortDate < b.sortDate ? -1 : a.sortDate > b.sortDate ? 1 : 0));
}

/** The milestones for a stepper: those of every loan, and the interruptions that happened. */
export function shownMilestones(loan: LoanValues): MilestoneEntry[] {
  return timelineOf(loan).filter((entry) => entry.main || entry.date !== null);
}

const ended = ['9', '10', '15', '16', '48', '49'];

/**
 * The next milestone: the first main one after the furthest that was reached. Null once the loan is funded, canceled, denied or
 * withdrawn.
 */
export function nextMilestone(loan: LoanValues): Milestone | undefined {
  if (loan.sStatusT && ended.includes(loan.sStatusT)) return undefined;
  const main = milestones.filter((milestone) => milestone.main);
  const reached = main.findLastIndex((milestone) => Boolean(loan[milestone.field]));
  return main[reached + 1];
}
