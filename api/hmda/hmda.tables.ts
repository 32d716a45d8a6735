import type { ColumnType } from 'kysely';
import type { EditFinding } from '../../domain/hmda/edits/row-edits';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** Who confirmed the values of a quality edit. */
export interface Confirmed {
  readonly by: string;
  readonly at: string;
}

/** An edit that a row does not pass, and the page of the loan that corrects it. */
export interface StoredFinding extends EditFinding {
  readonly page: string | null;
  /** Only of a quality edit that was confirmed with these values: such a finding no longer counts. */
  readonly confirmed?: Confirmed;
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

/** What was confirmed, and why; values and reason can describe borrowers. */
export interface ConfirmedContent {
  readonly values: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

interface HmdaConfirmationRow {
  /** Subject and edit. */
  id: string;
  /** A loan number, or a filing such as `filing:2026-4`. */
  subject: string;
  edit: string;
  content: SealedColumn<ConfirmedContent>;
  login: string;
  name: string;
  at: Date;
}

export interface HmdaTables {
  'portal.hmda_checks': HmdaCheckRow;
  'portal.hmda_confirmations': HmdaConfirmationRow;
}
