import { CircularProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const DelayedNotice = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minBlockSize: 200,
  color: token('text-3'),
  // Delayed, so that pages that load at once don't flicker.
  animation: 'emet-appear 0s 120ms both',
  '@keyframes emet-appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
});

/** Shown while a page loads: 'Loading...' (MSG-05). */
export function PageLoader() {
  const translate = useTranslate();
  return (
    <DelayedNotice role="status">
      <CircularProgress size={18} thickness={4} aria-hidden="true" />
      {translate('states.loading')}
    </DelayedNotice>
  );
}
