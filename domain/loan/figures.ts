import type { PipelineTab } from './pipeline';
import type { PipelineFilter } from './pipeline.schemas';
import type { StatusGroup } from './status';

/** How many days ahead expiring locks are counted. */
export const LOCK_DAYS = 7;
/** Condition Review: the conditions need review. */
export const CONDITION_REVIEW = '33';

/** A lock runs on while its loan is on hold or suspended. */
export const pausedStatuses = ['7', '8'] as const;

const LOCKED = '1';
const ACTIVE: PipelineTab = 0;
const INACTIVE: PipelineTab = 1;

const daysAhead = (days: number): string => `${days}d`;

const lockedBetween = (first: number, last: number): PipelineFilter => ({
  tab: ACTIVE,
  sRateLockStatusT: [LOCKED],
  sRLckdExpiredD: { from: daysAhead(first), to: daysAhead(last) },
});

/** The loans behind each figure of Home and the pipeline, as the filter of a list that has exactly that many. */
export const figureFilters = {
  active: { tab: ACTIVE },
  inactive: { tab: INACTIVE },
  funded: { tab: 2 },
  locks: lockedBetween(0, LOCK_DAYS),
  conditions: { tab: ACTIVE, sStatusT: [CONDITION_REVIEW] },
  messages: { tab: ACTIVE, unread: true },
} satisfies Readonly<Record<string, PipelineFilter>>;

/** Locks that expire in this many days. */
export const locksOnDay = (days: number): PipelineFilter => lockedBetween(days, days);

/** Locks of loans on hold or suspended that expire in this many days. */
export const pausedLocksOnDay = (days: number): PipelineFilter => ({
  ...locksOnDay(days),
  tab: INACTIVE,
  sStatusT: [...pausedStatuses],
});

/** Loans of a tab whose status has the color of a group. */
export const loansInGroup = (tab: PipelineTab, group: StatusGroup): PipelineFilter => ({ tab, statusGroup: [group] });
