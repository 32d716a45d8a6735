import { useTranslate } from 'react-admin';
import { companyFields } from '../../domain/reference/organization-fields';
import { RecordCreate } from '../crud/RecordCreate';
import { companyAddress } from './addresses';
import { CompanyInputs } from './CompanyInputs';

/** A new originating company. */
export function CompanyCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate
      resource="companies"
      fields={companyFields}
      title={translate('pages.companyCreate')}
      defaults={{ channel: '2', active: true }}
      to={companyAddress}
    >
      <CompanyInputs />
    </RecordCreate>
  );
}
