import { IconButton } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useCopy } from './useCopy';

interface Props {
  /** What is copied. */
  readonly text: string;
  /** What the button is called, such as 'Copy the phone number of …'. */
  readonly label: string;
}

/** An icon that copies a value, and says so. */
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
