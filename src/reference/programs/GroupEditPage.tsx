import { programGroupFields } from '../../../domain/reference/program-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { GroupInputs } from './GroupInputs';
import { groupList, type ProgramGroup } from './programs';

/** One program group. */
export function GroupEditPage() {
  return (
    <RecordEdit<ProgramGroup>
      resource="program-groups"
      fields={programGroupFields}
      title={({ name }) => name}
      list={groupList}
    >
      <GroupInputs />
    </RecordEdit>
  );
}
