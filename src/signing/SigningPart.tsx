import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, Suspense } from 'react';
import { onDemand } from '../providers/chunks/on-demand';

const SigningPanel = onDemand('SigningPanel', async () => (await import('./SigningPanel')).SigningPanel);

/** The packages of a loan, loaded when they are shown: other pages of a loan only count them. */
export const SigningPart = (props: ComponentProps<typeof SigningPanel>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
    <SigningPanel {...props} />
  </Suspense>
);
