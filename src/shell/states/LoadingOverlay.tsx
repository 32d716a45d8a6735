import { Backdrop, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly open: boolean;
  /** 'Thank you for your patience.' where not given (MSG-04). */
  readonly text?: string;
}

/** Covers the window while something must not be disturbed. */
export function LoadingOverlay({ open, text }: Props) {
  const translate = useTranslate();
  return (
    <Backdrop
      open={open}
      role="status"
      sx={{ zIndex: (theme) => theme.zIndex.modal + 1, color: 'common.white', flexDirection: 'column', gap: 4 }}
    >
      <CircularProgress color="inherit" aria-hidden="true" />
      {text ?? translate('states.patience')}
    </Backdrop>
  );
}
