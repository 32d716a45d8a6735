import type { Generated } from 'kysely';

interface PlaceRow {
  id: Generated<string>;
  version: Generated<number>;
  name: string;
  nmls_id: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  phone: string | null;
  email: string | null;
  price_group: string | null;
  active: Generated<boolean>;
}

/** A branch of the lender. */
export interface BranchRow extends PlaceRow {
  code: string | null;
  manager: string | null;
  /** sBranchChannelT of its loans. */
  channel: Generated<string>;
}

/** An originating company: a broker (channel 2) or a correspondent (channel 3). */
export interface CompanyRow extends PlaceRow {
  channel: string;
  correspondent_process: string | null;
}

/** A fee that a branch adds to its loans. */
export interface BranchFeeRow {
  id: Generated<string>;
  branch_id: string;
  type: string;
  amount: string;
  paid_by: string;
  applies_to: string;
  version: Generated<number>;
}

export interface OrganizationTables {
  'portal.branches': BranchRow;
  'portal.companies': CompanyRow;
  'portal.branch_fees': BranchFeeRow;
}
