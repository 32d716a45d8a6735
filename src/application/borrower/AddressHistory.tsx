import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Owner } from '../../../domain/loan/records';
import { useBorrowerRequirements } from './useBorrowerRequirements';

/** Shows how many months a borrower's addresses cover if that is less than required. */
export function AddressHistory({ owner }: { readonly owner: Owner }) {
  const translate = useTranslate();
  const need = useBorrowerRequirements(owner).find(({ key }) => key === 'addressHistory');
  return need ? (
    <Alert severity="info" role="status">
      {translate('borrowerPages.history', { months: need.values?.months })}
    </Alert>
  ) : null;
}
