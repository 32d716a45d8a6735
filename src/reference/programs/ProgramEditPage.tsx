import type { Program } from '../../../domain/pricing/program';
import { programFields } from '../../../domain/reference/program-fields';
import { RecordEdit } from '../../crud/RecordEdit';
import { ProgramInputs } from './ProgramInputs';
import { ProgramRules } from './ProgramRules';
import { type ProgramRecord, programList } from './programs';

type WithRules = ProgramRecord & { readonly definition?: Program };

/** One program: what may be changed of it, and its rules to read. */
export function ProgramEditPage() {
  return (
    <RecordEdit<WithRules>
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
