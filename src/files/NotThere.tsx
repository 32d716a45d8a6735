import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown if the URL opens an item that is not, or no longer, in the folder. */
export function NotThere({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="info" onClose={onClose}>
      <b>{translate('files.notThere')}</b> {translate('files.notThereText')}
    </Alert>
  );
}
