import { IconButton } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useCopy } from './useCopy';

interface Props {
  /** The text to copy. */
  readonly text: string;
  /** Accessible name, such as 'Copy the phone number of …'. */
  readonly label: string;
}

/** An icon button that copies a value and confirms it. */
export function CopyButton({ text, label }: Props) {
  const translate = useTranslate();
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <>
      <IconButton size="small" aria-label={label} title={label} onClick={() => void copy(text)}>
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <span className="sr-only" role="status">
        {copied ? translate('states.copied') : ''}
      </span>
    </>
  );
}
