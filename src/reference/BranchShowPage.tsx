import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { branchFields } from '../../domain/reference/organization-fields';
import { RecordShow } from '../crud/RecordShow';
import { branchAddress, branchList } from './addresses';

/** One branch to be read and printed, without its form. */
export function BranchShowPage() {
  const translate = useTranslate();
  return (
    <RecordShow
      resource="branches"
      fields={branchFields}
      title={({ name }) => name}
      list={branchList}
      groups={[
        {
          title: translate('reference.branch.one'),
          fields: ['name', 'code', 'nmlsId', 'manager', 'channel', 'priceGroup', 'active'],
        },
        { title: translate('reference.place'), fields: ['address', 'city', 'state', 'zip', 'phone', 'email'] },
      ]}
      actions={(branch) => (
        <Button component={Link} to={branchAddress(branch)} variant="contained">
          {translate('pages.branchEdit')}
        </Button>
      )}
      history
    />
  );
}
