import { programFields } from '../../../domain/reference/program-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { ProgramInputs } from './ProgramInputs';
import { ProgramRules } from './ProgramRules';
import { programList } from './programs';

/** One program: what may be changed of it, and its rules to read. */
export function ProgramEditPage() {
  return (
    <RecordEdit
      resource="programs"
      fields={programFields}
      title={({ name }) => name}
      list={programList}
      below={({ definition }) => definition && <ProgramRules program={definition} />}
    >
      <ProgramInputs />
    </RecordEdit>
  );
}
