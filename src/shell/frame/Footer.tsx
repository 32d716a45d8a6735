import { useTranslate } from 'react-admin';
import { usePreferences } from '../../theme/usePreferences';
import { Box } from '../../ui/layout/primitives';
import { useLender } from '../lender';

/** The copyright line of the lender; its years start at 2015 (SHELL-02). */
export function Footer() {
  const translate = useTranslate();
  const { footer } = usePreferences();
  const { lenderName } = useLender();
  if (!footer) return null;
  return (
    <Box
      as="footer"
      padding="s4 s6"
      background="canvas"
      color="text-3"
      size="small"
      onPrint={{ display: 'none' }}
      data-part="footer"
    >
      <bdi dir="ltr">{translate('shell.copyright', { year: new Date().getFullYear(), lender: lenderName })}</bdi>
    </Box>
  );
}
