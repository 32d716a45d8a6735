import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { PROVIDER } from '../../access/save-profile';
import { LANGUAGE_KEY } from '../../i18n/language';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { subscribeSaves } from '../../providers/store/profile-sync';

/** What a person chose a moment ago, in the settings panel or the language menu; columns and the like are saved in silence. */
const isChosen = (key: string): boolean => key.startsWith('look.') || key === LANGUAGE_KEY;

/** Says that choices were saved to the profile, or why not (SESSION-15); once, however often it is tried. */
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
        notify('settings.saved', { type: 'success', messageArgs: { provider: PROVIDER } });
      }
    });
  }, [notify, errorText]);
}
