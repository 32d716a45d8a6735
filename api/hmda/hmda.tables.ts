import type { ColumnType } from 'kysely';
import type { EditFinding } from '../../domain/hmda/edits/row-edits';

/** An edit that a row does not pass, and the page of the loan that corrects it. */
export interface StoredFinding extends EditFinding {
  readonly page: string | null;
}

/** What the edits say of a loan at a version. */
interface HmdaCheckRow {
  loan_num: string;
  version: number;
  /** The settings and rates that the row was built with. */
  basis: string;
  findings: ColumnType<readonly StoredFinding[], string, string>;
  uli: string;
  purpose: string;
  preapproval: string;
  is_low_income: boolean;
}

export interface HmdaTables {
  'portal.hmda_checks': HmdaCheckRow;
}
