import { Alert } from '@mui/material';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { useMessageText } from '../../providers/i18n/useMessageText';

/** Server errors for fields that have no input in the form. */
export function OtherErrors({ errors }: { readonly errors: readonly (readonly [field: string, message: string])[] }) {
  const { label } = useFieldLabels();
  const messageText = useMessageText();
  if (errors.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      <ul>
        {errors.map(([field, message]) => (
          <li key={field}>
            <b>{label(field)}:</b> <bdi>{messageText(message)}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
