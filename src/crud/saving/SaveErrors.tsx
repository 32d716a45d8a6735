import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { ErrorDialog } from '../../ui/ErrorDialog';
import { Lines } from '../../ui/Lines';
import type { FormErrors } from './useFormErrors';

interface Props {
  readonly errors: FormErrors;
  /** Title of a failure. Default: 'Error'. */
  readonly title?: string;
  /** Inside a dialog, show a failure inline instead of in a second dialog. */
  readonly inline?: true;
}

/** Save errors that belong to no input. */
export function SaveErrors({ errors, title, inline }: Props) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const errorText = useErrorText();
  const { failure, others, hasPlaced, clear } = errors;
  const isRefused = failure instanceof ApiError && failure.code === 'not-authorized';
  const refusal = isRefused ? translate('drafts.notAllowed') : null;
  return (
    <>
      {others.length > 0 && (
        <Alert severity="error" role="alert">
          {hasPlaced && `${translate('records.otherErrors')} `}
          <Lines lines={others.map((other) => messageText(other))} />
        </Alert>
      )}
      {inline && failure !== null && (
        <Alert severity="error" role="alert">
          <bdi>{refusal ?? errorText(failure, translate('dialogs.error'))}</bdi>
        </Alert>
      )}
      {!inline && (
        <ErrorDialog
          error={failure}
          onClose={clear}
          {...(title ? { title } : {})}
          {...(refusal ? { text: refusal } : {})}
        />
      )}
    </>
  );
}
