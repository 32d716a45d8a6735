import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { providerNow } from '../../access/save-profile';
import { LANGUAGE_KEY } from '../../i18n/language';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { subscribeSaves } from '../../providers/store/profile-sync';

/** Settings that show a notice when saved: those of the settings panel and the language menu. Others save silently. */
const isChosen = (key: string): boolean => key.startsWith('look.') || key === LANGUAGE_KEY;

/** Says that settings were saved to the profile, or why not (SESSION-15), once for all retries. */
export function useSaveNotices(): void {
  const notify = useNotify();
  const errorText = useErrorText();
  useEffect(() => {
    let said = '';
    return subscribeSaves(({ keys, failure }) => {
      const message = failure ? errorText(failure) : '';
      const isNew = message !== said;
      said = message;
      if (failure && isNew) notify(message, { type: 'error' });
      else if (!failure && keys.some(isChosen)) {
        notify('settings.saved', { type: 'success', messageArgs: { provider: providerNow() } });
      }
    });
  }, [notify, errorText]);
}
