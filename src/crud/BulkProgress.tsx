import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useFormats } from '../providers/i18n/useFormats';
import type { BulkProgress as Progress } from './useBulk';

interface Props {
  readonly progress: Progress;
  readonly onStop: () => void;
}

/** How many records a bulk action has changed so far, and a way to stop it. */
export function BulkProgress({ progress, onStop }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const text = translate('records.progress', { done: count(progress.done), all: count(progress.all) });
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(progress.done / progress.all) * 100}
        aria-label={text}
        sx={{ inlineSize: 160 }}
      />
      <bdi role="status">{text}</bdi>
      <Button variant="text" onClick={onStop}>
        {translate('records.stop')}
      </Button>
    </>
  );
}
