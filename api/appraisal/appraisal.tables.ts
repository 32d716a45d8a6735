import type { Generated } from 'kysely';

/** An appraiser whose appraisals the lender does not accept. */
export interface ExclusionRow {
  id: Generated<string>;
  version: Generated<number>;
  name: string;
  license_number: string | null;
  license_state: string | null;
  company: string | null;
  since: string;
  reason: string;
  source: string | null;
  active: Generated<boolean>;
}

export interface AppraisalTables {
  'portal.appraiser_exclusions': ExclusionRow;
}
