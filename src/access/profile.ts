import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '../providers/i18n/useErrorText';
import { type ProfileChange, providerNow, saveProfile } from './save-profile';

/** Saves to the profile and shows the result (SESSION-15). */
export function useSaveProfile(): (change: ProfileChange) => Promise<void> {
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback(
    async (change) => {
      try {
        await saveProfile(change);
        notify('settings.saved', { type: 'success', messageArgs: { provider: providerNow() } });
      } catch (error) {
        notify(errorText(error), { type: 'error' });
      }
    },
    [notify, errorText],
  );
}
