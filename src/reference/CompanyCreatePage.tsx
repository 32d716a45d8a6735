import { useTranslate } from 'react-admin';
import { companyFields } from '../../domain/reference/organization-fields';
import { RecordCreate } from '../crud/RecordCreate';
import { CompanyInputs } from './CompanyInputs';

export function CompanyCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="main/admin/branch/company"
      fields={companyFields}
      title={translate('pages.companyCreate')}
      defaults={{ channel: '2', active: true }}
    >
      <CompanyInputs />
    </RecordCreate>
  );
}
