import { programFields } from '../../../domain/reference/program-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { ProgramInputs } from './ProgramInputs';
import { ProgramRules } from './ProgramRules';

/** One program: editable fields, and its rules as read-only text. */
export function ProgramEditPage() {
  return (
    <RecordEdit
      resource="main/admin/program"
      fields={programFields}
      title={({ name }) => name}
      below={({ definition }) => definition && <ProgramRules program={definition} />}
    >
      <ProgramInputs />
    </RecordEdit>
  );
}
