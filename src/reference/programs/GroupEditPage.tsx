import { programGroupFields } from '../../../domain/reference/program-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { GroupInputs } from './GroupInputs';

export function GroupEditPage() {
  return (
    <RecordEdit resource="main/admin/program/group" fields={programGroupFields} title={({ name }) => name}>
      <GroupInputs />
    </RecordEdit>
  );
}
