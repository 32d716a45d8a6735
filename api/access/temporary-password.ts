/** Days during which a password set by someone else lets its user sign in to choose their own. */
export const TEMPORARY_DAYS = 7;

/** When a password that was emailed or typed by an administrator expires. */
export const temporaryUntil = (now: Date): Date => new Date(now.getTime() + TEMPORARY_DAYS * 86_400_000);

interface PasswordFacts {
  readonly temporary_until: Date | null;
}

/** Whether the user must still choose their own password. */
export const isTemporary = ({ temporary_until }: PasswordFacts): boolean => temporary_until !== null;

/** Whether the user's temporary password has expired. */
export const isPasswordExpired = (user: PasswordFacts, now: Date): boolean =>
  isTemporary(user) && user.temporary_until !== null && user.temporary_until <= now;
