import { zipFields } from '../../../domain/reference/place-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { zipList } from './places';
import { ZipInputs } from './ZipInputs';

/** One zip code. */
export function ZipEditPage() {
  return (
    <RecordEdit resource="zip-codes" fields={zipFields} title={({ zip }) => zip} list={zipList}>
      <ZipInputs />
    </RecordEdit>
  );
}
