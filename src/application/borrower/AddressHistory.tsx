import Alert from '@mui/material/Alert';
import type { Owner } from '../../../domain/application/records';
import { useDraftLoan } from '../edit/draft';
import { useNeedText } from '../needs/useNeedText';
import { useBorrowerNeeds } from './useBorrowerNeeds';

/** Says how far the addresses of a borrower reach back where that is not far enough. */
export function AddressHistory({ owner }: { readonly owner: Owner }) {
  const { item } = useNeedText(useDraftLoan());
  const need = useBorrowerNeeds(owner).find(({ key }) => key === 'addressHistory');
  return need ? (
    <Alert severity="info" role="status">
      {item(need)}
    </Alert>
  ) : null;
}
