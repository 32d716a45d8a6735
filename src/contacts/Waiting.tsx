import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Stack } from '../ui/layout/primitives';

/** Lines in place of what loads. */
export function Waiting() {
  const translate = useTranslate();
  return (
    <Stack gap="s2" paddingBlock="s3" role="status" aria-label={translate('states.loading')}>
      <Skeleton width="70%" />
      <Skeleton width="50%" />
      <Skeleton width="60%" />
    </Stack>
  );
}
