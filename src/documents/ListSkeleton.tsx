import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Stack } from '../ui/layout/primitives';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The list before its documents are known. */
export function ListSkeleton() {
  const translate = useTranslate();
  return (
    <Stack gap="s3" padding="s4" role="status" aria-label={translate('states.loading')}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={32} />
      ))}
    </Stack>
  );
}
