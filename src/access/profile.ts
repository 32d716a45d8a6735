import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { PROVIDER, type ProfileChange, saveProfile } from './save-profile';

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
