import { companyFields } from '../../domain/reference/organization-fields';
import { RecordEdit } from '../crud/RecordEdit';
import { companyList } from './addresses';
import { CompanyInputs } from './CompanyInputs';

/** One originating company. */
export function CompanyEditPage() {
  return (
    <RecordEdit resource="companies" fields={companyFields} title={({ name }) => name} list={companyList}>
      <CompanyInputs />
    </RecordEdit>
  );
}
