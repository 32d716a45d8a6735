import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState';

/** Shown if the URL names a record that does not exist. `list` is the path of the list. */
export function RecordNotFound({ list }: { readonly list: string }) {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('records.notHere')}
      actions={
        <Button component={Link} to={list} variant="outlined">
          {translate('records.backToList')}
        </Button>
      }
    >
      {translate('records.notHereText')}
    </EmptyState>
  );
}
