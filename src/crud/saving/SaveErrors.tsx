import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { ErrorDialog } from '../../ui/ErrorDialog';
import type { FormErrors } from './useFormErrors';

interface Props {
  readonly errors: FormErrors;
  /** Title of a failure; 'Error' where not given. */
  readonly title?: string;
  /** In a dialog, a failure is shown in it instead of in a dialog of its own. */
  readonly inline?: true;
}

/** What kept a form from being saved and belongs to none of its inputs. */
export function SaveErrors({ errors, title, inline }: Props) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const errorText = useErrorText();
  const { failure, others, clear } = errors;
  return (
    <>
      {others.length > 0 && (
        <Alert severity="error" role="alert">
          {translate('records.otherErrors')} <bdi>{others.map((other) => messageText(other)).join(' ')}</bdi>
        </Alert>
      )}
      {inline && failure !== null && (
        <Alert severity="error" role="alert">
          <bdi>{errorText(failure) || translate('dialogs.error')}</bdi>
        </Alert>
      )}
      {!inline && <ErrorDialog error={failure} onClose={clear} {...(title ? { title } : {})} />}
    </>
  );
}
