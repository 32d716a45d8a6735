import { useTranslate } from 'react-admin';
import { zipFields } from '../../../domain/reference/place-fields';
import { RecordCreate } from '../../crud/RecordCreate';
import { zipAddress } from './places';
import { ZipInputs } from './ZipInputs';

/** A new zip code. */
export function ZipCreatePage() {
  const translate = useTranslate();
  return (
    <RecordCreate resource="zip-codes" fields={zipFields} title={translate('pages.zipCreate')} to={zipAddress}>
      <ZipInputs />
    </RecordCreate>
  );
}
