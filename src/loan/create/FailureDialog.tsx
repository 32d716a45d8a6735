import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { ErrorDialog } from '../../ui/ErrorDialog';

const OTHER_END_FAILED = 500;

/** A rejected loan was not created. Without an answer the outcome is unknown, and a repeat finds the loan. */
export function FailureDialog({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const translate = useTranslate();
  const refused = error instanceof ApiError && error.status >= 400 && error.status < OTHER_END_FAILED;
  return (
    <ErrorDialog
      error={error}
      title={translate(refused ? 'loan.create.notCreated' : 'loan.create.unknownOutcome')}
      onClose={onClose}
    />
  );
}
