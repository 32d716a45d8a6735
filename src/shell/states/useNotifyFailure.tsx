import { useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { CopyDetails } from '../../ui/CopyDetails';

function Failure({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const text = useErrorText()(error);
  return (
    <>
      <bdi style={{ display: 'block' }}>{text || translate('dialogs.error')}</bdi>
      {error instanceof ApiError && error.requestId ? (
        <bdi style={{ display: 'block', fontSize: 'var(--fs-small)' }}>
          {translate('states.requestId', { id: error.requestId })}
        </bdi>
      ) : null}
      <span style={{ display: 'inline-block', marginInlineStart: -8 }}>
        <CopyDetails error={error} size="small" />
      </span>
    </>
  );
}

/** A message for a blocking error: it stays until dismissed, and can be copied with its request ID. */
export function useNotifyFailure(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => notify(<Failure error={error} />, { type: 'error', autoHideDuration: null });
}
