import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Stack } from '../ui/layout/primitives';

/** In place of messages that are not loaded yet. */
export function ThreadWaiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s3" padding="s4" role="status" aria-label={translate('states.loading')}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}
