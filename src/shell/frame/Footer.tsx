import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { usePreferences } from '../../theme/usePreferences';
import { useLender } from '../lender';

const Line = styled('footer')({
  padding: `${token('s4')} ${token('s6')}`,
  background: token('canvas'),
  color: token('text-3'),
  fontSize: token('fs-small'),
  '@media print': { display: 'none' },
});

/** The copyright line of the lender; its years start at 2015 (SHELL-02). */
export function Footer() {
  const translate = useTranslate();
  const { footer } = usePreferences();
  const { lenderName } = useLender();
  if (!footer) return null;
  return (
    <Line data-part="footer">
      <bdi dir="ltr">{translate('shell.copyright', { year: new Date().getFullYear(), lender: lenderName })}</bdi>
    </Line>
  );
}
