import { Button } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';

/** What a person passes on to the help desk: message, request ID, time and page. */
export function errorDetails(error: unknown, now: Date): string {
  const lines = [error instanceof Error ? error.message : String(error)];
  if (error instanceof ApiError) {
    lines.push(`Status: ${error.status} (${error.code})`);
    if (error.requestId) lines.push(`Request ID: ${error.requestId}`);
  }
  return [...lines, `Page: ${window.location.pathname}`, `Time: ${now.toISOString()}`].join('\n');
}

/** Copies the details of an error. */
export function CopyDetails({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(errorDetails(error, new Date()));
    setCopied(true);
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="text"
      onClick={() => void copy()}
      startIcon={<Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
    >
      {translate(copied ? 'states.copied' : 'states.copy')}
    </Button>
  );
}
