import { zipFields } from '../../../domain/reference/place-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { ZipInputs } from './ZipInputs';

export function ZipEditPage() {
  return (
    <RecordEdit resource="main/admin/county/zip" fields={zipFields} title={({ zip }) => zip}>
      <ZipInputs />
    </RecordEdit>
  );
}
