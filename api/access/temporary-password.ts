/** Days during which a password set by someone else lets its user sign in to choose their own. */
export const TEMPORARY_DAYS = 7;

/**
 * When a password that was emailed or typed by an administrator expires. Null for retail employees, whose password is permanent
 * because they cannot change it (rule AUTH-27).
 */
export const temporaryUntil = (isRetail: boolean, now: Date): Date | null =>
  isRetail ? null : new Date(now.getTime() + TEMPORARY_DAYS * 86_400_000);

interface PasswordFacts {
  readonly is_retail: boolean;
  readonly temporary_until: Date | null;
}

/** Whether the user must still choose their own password. */
export const isTemporary = ({ is_retail, temporary_until }: PasswordFacts): boolean =>
  temporary_until !== null && !is_retail;

/** Whether the user's temporary password has expired. */
export const isPasswordExpired = (user: PasswordFacts, now: Date): boolean =>
  isTemporary(user) && user.temporary_until !== null && user.temporary_until <= now;
