import { useEffect, useState } from 'react';
import type { PasswordOwner, PasswordRating } from '../../domain/access/password-rules';
import { passwordStrength } from './password-strength';

/** Typing pauses this long before a password is rated, so that a screen reader does not interrupt each key. */
const PAUSE_MS = 300;

const unknownOwner: PasswordOwner = { login: '', email: '', firstName: '', lastName: '' };

/** How strong the typed password is; null until it has been rated. `owner` must not change between renders. */
export function usePasswordStrength(password: string, owner: PasswordOwner = unknownOwner): PasswordRating | null {
  const [rated, setRated] = useState<{ readonly password: string; readonly rating: PasswordRating | null } | null>(
    null,
  );
  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const rating = await passwordStrength(password, owner);
      if (isCurrent) setRated({ password, rating });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, owner]);
  // While the next letters are rated, the last rating stays.
  return password === '' ? null : (rated?.rating ?? null);
}
