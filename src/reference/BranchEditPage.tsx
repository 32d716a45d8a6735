import { branchFields } from '../../domain/reference/organization-fields';
import { RecordEdit } from '../shell/records/RecordEdit';
import { branchList } from './addresses';
import { BranchFees } from './BranchFees';
import { BranchInputs } from './BranchInputs';
import type { Branch } from './organization';

/** One branch, with its fees. */
export function BranchEditPage() {
  return (
    <RecordEdit<Branch>
      resource="branches"
      fields={branchFields}
      title={({ name }) => name}
      list={branchList}
      below={({ name }) => <BranchFees branchName={name} />}
    >
      <BranchInputs />
    </RecordEdit>
  );
}
