import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The address has something open that is not in the folder, or not any more. */
export function NotThere({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="info" onClose={onClose}>
      <b>{translate('files.notThere')}</b> {translate('files.notThereText')}
    </Alert>
  );
}
