import { Backdrop, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Row } from '../../ui/layout/primitives';

interface Props {
  readonly open: boolean;
  /** Default: 'Thank you for your patience.' (MSG-04). */
  readonly text?: string;
}

/** Covers the window during an operation that must not be interrupted. */
export function LoadingOverlay({ open, text }: Props) {
  const translate = useTranslate();
  return (
    <Backdrop open={open} role="status" sx={{ zIndex: (theme) => theme.zIndex.modal + 1 }}>
      <Row gap="s3" margin="s4" padding="s4 s5" border radius="l" background="raised" shadow color="text" size="text">
        <CircularProgress size={24} aria-hidden="true" />
        {text ?? translate('states.patience')}
      </Row>
    </Backdrop>
  );
}
