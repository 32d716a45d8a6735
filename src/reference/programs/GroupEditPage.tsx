import { programGroupFields } from '../../../domain/reference/program-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { GroupInputs } from './GroupInputs';
import { groupList } from './programs';

/** One program group. */
export function GroupEditPage() {
  return (
    <RecordEdit resource="program-groups" fields={programGroupFields} title={({ name }) => name} list={groupList}>
      <GroupInputs />
    </RecordEdit>
  );
}
