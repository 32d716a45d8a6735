import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Owner } from '../../../domain/loan/records';
import { useBorrowerRequirements } from './useBorrowerRequirements';

/** Says how far the addresses of a borrower reach back where that is not far enough. */
export function AddressHistory({ owner }: { readonly owner: Owner }) {
  const translate = useTranslate();
  const need = useBorrowerRequirements(owner).find(({ key }) => key === 'addressHistory');
  return need ? (
    <Alert severity="info" role="status">
      {translate('borrowerPages.history', { months: need.values?.months })}
    </Alert>
  ) : null;
}
