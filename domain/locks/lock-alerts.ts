/** Days before its expiry at which a lock is brought to attention. */
const ALERT_DAYS = [3, 7, 15] as const;

/** The alert that is due with so many days left; null if none is, or no longer. */
export const alertDue = (daysLeft: number): (typeof ALERT_DAYS)[number] | null =>
  daysLeft < 0 ? null : (ALERT_DAYS.find((days) => daysLeft <= days) ?? null);

/** From how many days before its expiry a lock is watched. */
export const FIRST_ALERT = 15;
