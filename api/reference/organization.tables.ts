import type { branchFeeFields, branchFields, companyFields } from '../../domain/reference/organization-fields';
import type { RecordRow } from '../db/record-row';

export type BranchRow = RecordRow<typeof branchFields, 'channel' | 'active'>;
export type CompanyRow = RecordRow<typeof companyFields, 'active'>;

export interface OrganizationTables {
  'portal.branches': BranchRow;
  'portal.companies': CompanyRow;
  'portal.branch_fees': RecordRow<typeof branchFeeFields> & { branch_id: string };
}
