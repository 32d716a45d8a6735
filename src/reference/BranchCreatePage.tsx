import { useTranslate } from 'react-admin';
import { branchFields } from '../../domain/reference/organization-fields';
import { RecordCreate } from '../crud/RecordCreate';
import { branchAddress } from './addresses';
import { BranchInputs } from './BranchInputs';

/** A new branch. */
export function BranchCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="branches"
      fields={branchFields}
      title={translate('pages.branchCreate')}
      defaults={{ channel: '1', active: true }}
      to={branchAddress}
    >
      <BranchInputs />
    </RecordCreate>
  );
}
