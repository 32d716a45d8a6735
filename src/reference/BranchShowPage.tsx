import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { branchFields } from '../../domain/reference/organization-fields';
import { RecordShow } from '../crud/RecordShow';

/** A read-only, printable page of one branch. */
export function BranchShowPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordShow
      resource="main/admin/branch"
      fields={branchFields}
      title={({ name }) => name}
      groups={[
        {
          title: translate('reference.branch.one'),
          fields: ['name', 'code', 'nmlsId', 'manager', 'channel', 'priceGroup', 'active'],
        },
        { title: translate('reference.place'), fields: ['address', 'city', 'state', 'zip', 'phone', 'email'] },
      ]}
      actions={(branch) => (
        <Button
          component={Link}
          to={createPath({ resource: 'main/admin/branch', type: 'edit', id: branch.id })}
          variant="contained"
        >
          {translate('pages.branchEdit')}
        </Button>
      )}
      history
    />
  );
}
