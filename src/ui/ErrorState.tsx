import { Button } from '@mui/material';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { leave } from '../access/leave';
import { ChunkError } from '../providers/chunks/chunk-error';
import { ApiError } from '../providers/data/api-error';
import { useErrorText } from '../providers/i18n/useErrorText';
import { CopyDetails } from './CopyDetails';
import { StatePanel } from './StatePanel';

interface Props {
  readonly error: unknown;
  /** What happened and whether anything was lost. Default: a text for failed loads. */
  readonly title?: string;
  readonly onRetry?: () => void;
  readonly page?: boolean;
}

/**
 * An error: its message, whether anything was lost, a retry button, and details to copy. After a part of the portal failed to
 * load, only a reload fetches it again.
 */
export function ErrorState({ error, title, onRetry, page }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const isChunk = error instanceof ChunkError;
  const retry = isChunk ? leave.reload : onRetry;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <StatePanel
      icon={TriangleAlert}
      role="alert"
      page={page}
      title={isChunk ? translate('states.errorChunk') : (title ?? translate('states.errorLoad'))}
      actions={
        <>
          {retry && (
            <Button onClick={retry} startIcon={<RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />}>
              {translate(isChunk ? 'states.reload' : 'states.retry')}
            </Button>
          )}
          <CopyDetails error={error} />
        </>
      }
    >
      <p dir="auto">{errorText(error)}</p>
      {requestId && (
        <p>
          <bdi>{translate('states.requestId', { id: requestId })}</bdi>
        </p>
      )}
    </StatePanel>
  );
}
