/** Lock periods offered, in days. */
export const LOCK_PERIODS = [15, 30, 45] as const;

const STEP = 15;
/** Clear to Close, Docs Ordered, Docs Out, Docs Back, Funding Conditions, Funded. */
const CLOSING_STATUSES: ReadonlySet<string> = new Set(['21', '35', '5', '24', '25', '6']);

/** The inputs for the lock term of a loan. */
export interface LockTermInput {
  readonly statusCode: string;
  /** Lock period of the investor's price run, if there is one. */
  readonly investorPeriod?: number | null | undefined;
  /** Days from today to the lock's expiry; zero or less is expired, null is no lock. */
  readonly remainingDays: number | null;
  /** The broker's lock term; null if unknown. */
  readonly brokerLockTerm: number | null;
}

/**
 * The lock term to price a loan with, in days: 15 from Clear to Close through Funded; otherwise the investor's price-run
 * period; otherwise the remaining days less one, rounded up to a multiple of 15, at most the broker's term; 15 when expired
 * (specification section 9; decisions LOCK-12, LOCK-13).
 */
export function lockTerm(input: LockTermInput): number {
  if (CLOSING_STATUSES.has(input.statusCode)) return STEP;
  if (input.investorPeriod) return input.investorPeriod;
  const days = (input.remainingDays ?? 0) - 1;
  if (days <= 0) return STEP;
  const rounded = Math.ceil(days / STEP) * STEP;
  return input.brokerLockTerm ? Math.min(rounded, input.brokerLockTerm) : rounded;
}

/** Whole days from `today` to `expiry`, both YYYY-MM-DD; negative once expired. */
export function remainingDays(today: string, expiry: string): number {
  return Math.round((Date.parse(`${expiry}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}
