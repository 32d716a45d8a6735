import { Backdrop, CircularProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';

const Words = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: token('s3'),
  margin: token('s4'),
  padding: `${token('s4')} ${token('s5')}`,
  border: token('border'),
  borderRadius: token('r-l'),
  background: token('raised'),
  boxShadow: token('shadow-pop'),
  color: token('text'),
  fontSize: token('fs-text'),
});

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
      <Words>
        <CircularProgress size={24} aria-hidden="true" />
        {text ?? translate('states.patience')}
      </Words>
    </Backdrop>
  );
}
