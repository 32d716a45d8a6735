import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { takeStartFailure } from '../../access/start';
import { useErrorText } from '../../providers/i18n/useErrorText';

/** Shows why the session could not be renewed when the application started (SESSION-18). */
export function StartFailure() {
  const notify = useNotify();
  const errorText = useErrorText();
  useEffect(() => {
    const failure = takeStartFailure();
    if (failure) notify(errorText(failure), { type: 'error' });
  }, [notify, errorText]);
  return null;
}
