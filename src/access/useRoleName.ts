import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** What a role is called in the person's language; one that the portal does not know keeps its stored name. */
export function useRoleName(): (role: string) => string {
  const translate = useTranslate();
  return useCallback((role) => translate(`roleNames.${role}`, { _: role }), [translate]);
}
