import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { branchFields } from '../../domain/reference/organization-fields';
import { RecordEdit } from '../crud/RecordEdit';
import { BranchFees } from './BranchFees';
import { BranchInputs } from './BranchInputs';

/** One branch with its fees. */
export function BranchEditPage() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordEdit
      resource="main/admin/branch"
      fields={branchFields}
      title={({ name }) => name}
      actions={(branch) => (
        <Button
          component={Link}
          to={createPath({ resource: 'main/admin/branch', type: 'show', id: branch.id })}
          variant="text"
        >
          {translate('pages.branchShow')}
        </Button>
      )}
      below={({ name }) => <BranchFees branchName={name} />}
    >
      <BranchInputs />
    </RecordEdit>
  );
}
