import { type LoanOutcome, loanOutcomes } from '../loan/loan-history';
import type { DeskReport } from '../pages/report-pages';
import { ownValue } from '../tables/own-value';

/** A figure of a report. `counts` is what the filter of the list adds to show the rows behind the figure. */
export interface Measure {
  readonly kind: 'count' | 'money' | 'percent' | 'days';
  readonly counts?: Readonly<Record<string, unknown>>;
}

/** What a report calculates. */
export interface ReportShape {
  /** What its figures can be grouped by; the first is the default. Each but `month` is also a filter of the list. */
  readonly by: readonly [string, ...string[]];
  /** The filter by dates, which `month` groups. */
  readonly period: string;
  readonly measures: Readonly<Record<string, Measure>>;
  /** The measures that the chart shows as bars, next to each other or stacked. */
  readonly chart: readonly string[];
  readonly stacked?: true;
  /** A group that rows are in several of: a total would count them again, and other groups are of one of its values. */
  readonly apart?: { readonly by: string; readonly first: string };
}

/** Why a locked loan did not fund, in the order in which they are checked. */
export const falloutReasons = ['canceled', 'denied', 'withdrawn', 'lockCanceled', 'expired'] as const;

/** Who has to act on an open condition. */
export const conditionOwners = ['originator', 'lender', 'underwriter'] as const;
export type ConditionOwner = (typeof conditionOwners)[number];

/** Age of conditions in days: first and last day of each bucket. */
export const ageBuckets = ['0-3', '4-7', '8-14', '15-30', '31+'] as const;

/** Days until a lock expires: single days, then longer spans. */
export const dueBuckets = [
  'expired',
  ...Array.from({ length: 16 }, (_, day) => String(day)),
  ...(['16-30', '31+'] as const),
] as const;

/** The milestones between which loans are timed: consecutive ones, and the whole way. */
export const milestoneColumns = {
  '3': 'registered',
  '28': 'submitted',
  '4': 'approved',
  '21': 'clear_to_close',
  '35': 'docs_ordered',
  '5': 'docs_out',
  '24': 'docs_back',
  '25': 'funding_conditions',
  '6': 'funded',
} as const;

/** In the order of the workflow, which is not that of the codes. */
const order = ['3', '28', '4', '21', '35', '5', '24', '25', '6'] as const satisfies (keyof typeof milestoneColumns)[];

export interface Step {
  readonly key: string;
  readonly from: (typeof order)[number];
  readonly to: (typeof order)[number];
}

const step = (from: Step['from'], to: Step['to']): Step => ({ key: `${from}-${to}`, from, to });

export const steps: readonly Step[] = [
  ...order.flatMap((from, index) => {
    const to = order[index + 1];
    return to === undefined ? [] : [step(from, to)];
  }),
  step('3', '6'),
];

const places = ['channel', 'branch', 'officer', 'program'] as const;
const outcome = (...outcomes: LoanOutcome[]) => ({ kind: 'count', counts: { outcome: outcomes } }) as const;
const owed = (owner: ConditionOwner) => ({ kind: 'count', counts: { owedBy: [owner] } }) as const;

const shapes = {
  'pull-through': {
    by: ['month', ...places],
    period: 'applied',
    measures: {
      applications: outcome(...loanOutcomes),
      funded: outcome('funded'),
      canceled: outcome('canceled'),
      denied: outcome('denied'),
      withdrawn: outcome('withdrawn'),
      pullThrough: { kind: 'percent' },
    },
    chart: ['funded', 'canceled', 'denied', 'withdrawn'],
    stacked: true,
  },
  'turn-times': {
    by: ['step', 'month', ...places],
    period: 'reached',
    measures: {
      loans: { kind: 'count', counts: {} },
      medianBusiness: { kind: 'days' },
      mostBusiness: { kind: 'days' },
      medianCalendar: { kind: 'days' },
      mostCalendar: { kind: 'days' },
    },
    chart: ['medianBusiness', 'mostBusiness'],
    apart: { by: 'step', first: '3-6' },
  },
  'lock-expiry': {
    by: ['due', ...places],
    period: 'expDate',
    measures: {
      locks: { kind: 'count', counts: {} },
      amount: { kind: 'money' },
      late: { kind: 'count', counts: { late: true } },
    },
    chart: ['locks'],
  },
  fallout: {
    by: ['reason', 'month', ...places],
    period: 'lockedOn',
    measures: {
      locks: { kind: 'count', counts: {} },
      fallout: { kind: 'count', counts: { reason: [...falloutReasons] } },
      amount: { kind: 'money' },
      share: { kind: 'percent' },
    },
    chart: ['fallout'],
  },
  'conditions-age': {
    by: ['age', 'owedBy', 'category', ...places],
    period: 'createdOn',
    measures: {
      conditions: { kind: 'count', counts: {} },
      originator: owed('originator'),
      lender: owed('lender'),
      underwriter: owed('underwriter'),
      loans: { kind: 'count' },
      oldest: { kind: 'days' },
    },
    chart: ['originator', 'lender', 'underwriter'],
    stacked: true,
  },
} as const satisfies Readonly<Record<DeskReport, ReportShape>>;

export const reportShapes: Readonly<Record<DeskReport, ReportShape>> = shapes;

/** Values that a group has in a fixed order, by what the figures are grouped by. */
const fixedOrders: Readonly<Record<string, readonly string[]>> = {
  age: ageBuckets,
  due: dueBuckets,
  owedBy: conditionOwners,
  reason: falloutReasons,
  step: steps.map(({ key }) => key),
};

/** Groups that are shown even if they are empty. */
const shownEmpty: readonly string[] = ['age', 'due'];

/** The groups that a chart shows even if no row is in them; none for groups that are not buckets. */
export const emptyGroups = (by: string): readonly string[] =>
  shownEmpty.includes(by) ? (ownValue(fixedOrders, by) ?? []) : [];

/** Groups in display order: buckets and steps in theirs, months from the earliest, others by their first measure. */
export function inGroupOrder<G extends { readonly key: string }>(by: string, groups: readonly G[]): readonly G[] {
  const fixed = ownValue(fixedOrders, by);
  if (fixed) return groups.toSorted((a, b) => fixed.indexOf(a.key) - fixed.indexOf(b.key));
  return by === 'month' ? groups.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : groups;
}
