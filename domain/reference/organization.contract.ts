import type { Contract } from '../contract/contract';
import { recordContract } from '../records/record-contract';
import { branchFeeBody, branchFees, ofBranch, ofBranchFee, placementOptions } from './organization.schemas';
import { branchFields, companyFields } from './organization-fields';

/** Branches with their fees, originating companies, and where a user may create a loan. */
export const organizationContract = {
  ...recordContract('/emet-data/branches', branchFields),
  ...recordContract('/emet-data/companies', companyFields),
  'GET /emet-data/prog/branch-fees': { query: ofBranch, answer: branchFees },
  'POST /emet-data/prog/branch-fees': { body: branchFeeBody, answer: branchFees },
  'DELETE /emet-data/prog/branch-fees': { query: ofBranchFee, answer: branchFees },
  'GET /lqb/reference': { answer: placementOptions },
} satisfies Contract;

export type OrganizationContract = typeof organizationContract;
