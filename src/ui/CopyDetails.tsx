import { Button } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { useCopy } from './useCopy';

/** Error details for the help desk: message, request ID, time and page. */
export function errorDetails(error: unknown, now: Date): string {
  const lines = [error instanceof Error ? error.message : String(error)];
  if (error instanceof ApiError) {
    lines.push(`Status: ${error.status} (${error.code})`);
    if (error.requestId) lines.push(`Request ID: ${error.requestId}`);
  }
  return [...lines, `Page: ${window.location.pathname}`, `Time: ${now.toISOString()}`].join('\n');
}

interface Props {
  readonly error: unknown;
  readonly size?: 'small';
}

/** Copies the details of an error. */
export function CopyDetails({ error, size }: Props) {
  const translate = useTranslate();
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="text"
      size={size}
      onClick={() => void copy(errorDetails(error, new Date()))}
      startIcon={<Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
    >
      <span role="status">{translate(copied ? 'states.copied' : 'states.copy')}</span>
    </Button>
  );
}
