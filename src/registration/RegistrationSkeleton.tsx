import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

const STEPS = [1, 2, 3, 4];

/** Placeholder for the four cards while they load. */
export function RegistrationSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('states.loading')} sx={{ display: 'grid', gap: 4 }}>
      {STEPS.map((step) => (
        <Box key={step} sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 4 }}>
          <Skeleton variant="circular" width={28} height={28} sx={{ mt: 5 }} />
          <Skeleton variant="rounded" height={74} />
        </Box>
      ))}
    </Box>
  );
}
