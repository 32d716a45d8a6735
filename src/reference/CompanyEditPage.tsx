import { companyFields } from '../../domain/reference/organization-fields';
import { RecordEdit } from '../crud/RecordEdit';
import { CompanyInputs } from './CompanyInputs';

export function CompanyEditPage() {
  return (
    <RecordEdit resource="main/admin/branch/company" fields={companyFields} title={({ name }) => name}>
      <CompanyInputs />
    </RecordEdit>
  );
}
