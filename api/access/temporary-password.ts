/** Days for which a password that somebody else gave lets its person in, to choose one of their own. */
export const TEMPORARY_DAYS = 7;

/**
 * Until when a password that was mailed, or typed by an administrator, is taken. Null for retail employees, whose password is
 * theirs for good: they cannot change it (rule AUTH-27).
 */
export const temporaryUntil = (isRetail: boolean, now: Date): Date | null =>
  isRetail ? null : new Date(now.getTime() + TEMPORARY_DAYS * 86_400_000);

interface PasswordFacts {
  readonly is_retail: boolean;
  readonly temporary_until: Date | null;
}

/** Whether the person has still to choose a password of their own. */
export const isTemporary = ({ is_retail, temporary_until }: PasswordFacts): boolean =>
  temporary_until !== null && !is_retail;

/** Whether the password of the person is taken no more. */
export const isPasswordExpired = (user: PasswordFacts, now: Date): boolean =>
  isTemporary(user) && user.temporary_until !== null && user.temporary_until <= now;
