import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { branchFields } from '../../domain/reference/organization-fields';
import { RecordEdit } from '../crud/RecordEdit';
import { branchAddress, branchList } from './addresses';
import { BranchFees } from './BranchFees';
import { BranchInputs } from './BranchInputs';

/** One branch, with its fees. */
export function BranchEditPage() {
  const translate = useTranslate();
  return (
    <RecordEdit
      resource="branches"
      fields={branchFields}
      title={({ name }) => name}
      list={branchList}
      actions={(branch) => (
        <Button component={Link} to={`${branchAddress(branch)}/show`} variant="text">
          {translate('pages.branchShow')}
        </Button>
      )}
      below={({ name }) => <BranchFees branchName={name} />}
    >
      <BranchInputs />
    </RecordEdit>
  );
}
