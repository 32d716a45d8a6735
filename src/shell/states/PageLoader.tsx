import { CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Row } from '../../ui/layout/primitives';

/** Shown while a page loads: 'Loading...' (MSG-05). */
export function PageLoader() {
  const translate = useTranslate();
  return (
    <Row
      justify="center"
      gap={10}
      minBlockSize={200}
      color="text-3"
      // Delayed, so that pages that load at once don't flicker.
      animation="appear 0s 120ms both"
      role="status"
    >
      <CircularProgress size={18} thickness={4} aria-hidden="true" />
      {translate('states.loading')}
    </Row>
  );
}
