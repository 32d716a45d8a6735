import { useTranslate } from 'react-admin';
import { zipFields } from '../../../domain/reference/place-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { ZipInputs } from './ZipInputs';

export function ZipCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate resource="main/admin/county/zip" fields={zipFields} title={translate('pages.zipCreate')}>
      <ZipInputs />
    </RecordCreate>
  );
}
