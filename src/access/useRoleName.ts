import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** A role's name in the user's language. Unknown roles keep their stored name. */
export function useRoleName(): (role: string) => string {
  const translate = useTranslate();
  return useCallback((role) => translate(`roleNames.${role}`, { _: role }), [translate]);
}
