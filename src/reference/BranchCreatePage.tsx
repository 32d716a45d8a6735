import { useTranslate } from 'react-admin';
import { branchFields } from '../../domain/reference/organization-fields';
import { RecordCreate } from '../crud/RecordCreate';
import { BranchInputs } from './BranchInputs';

export function BranchCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/branch"
      fields={branchFields}
      title={translate('pages.branchCreate')}
      defaults={{ channel: '1', active: true }}
    >
      <BranchInputs />
    </RecordCreate>
  );
}
