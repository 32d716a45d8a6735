import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { request } from '../providers/data/http';
import { replaceUser } from './session';
import { toSessionUser } from './user';

type Raw = Readonly<Record<string, unknown>>;

/** What people change of themselves. Settings are merged by key, and null removes a key; shortcuts are replaced. */
export interface ProfileChange {
  readonly settings?: Raw;
  readonly shortcuts?: readonly string[];
}

/** The provider that the person signed in with; it keeps their settings (SESSION-15). */
const PROVIDER = 'JWT';

/** POST /auth/user/update; the answer is the person from now on. */
export async function saveProfile(change: ProfileChange): Promise<void> {
  const { data } = await request<{ user: Raw }>('/auth/user/update', { method: 'POST', body: { user: change } });
  replaceUser(toSessionUser(data.user));
}

/** Saves to the profile and says so, or says what went wrong (SESSION-15). */
export function useSaveProfile(): (change: ProfileChange) => Promise<void> {
  const notify = useNotify();
  return useCallback(
    async (change) => {
      try {
        await saveProfile(change);
        notify('settings.saved', { type: 'success', messageArgs: { provider: PROVIDER } });
      } catch (error) {
        notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      }
    },
    [notify],
  );
}
