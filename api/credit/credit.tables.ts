import type { Generated } from 'kysely';
import type { CreditReportData } from '../../domain/credit/report.schemas';
import type { AgencyAccount, CreditRequest } from '../ports/credit/credit-port';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** The account of a user with an agency. */
interface CreditAccountRow {
  id: string;
  user_id: string;
  agency: string;
  content: SealedColumn<AgencyAccount>;
  /** The agency refused it: nothing is sent with it until the user enters it again. */
  is_refused: Generated<boolean>;
  saved_at: Date;
}

/** The order of a report, and the report once it is there. */
interface CreditReportRow {
  /** Chosen by the client, and known to the agency: ordering again under it orders nothing more. */
  id: string;
  loan_num: string;
  /** The application whose borrowers it is about. */
  application: number;
  order_id: string | null;
  agency: string;
  action: string;
  ordered_by: string;
  cost_cents: number;
  request: SealedColumn<SealedRequest>;
  report: SealedColumn<CreditReportData> | null;
  /** Its printed form among the documents of the loan. */
  document_id: string | null;
  created_at: Date;
  received_at: Date | null;
}

/** A write to the loan that used a report. It counts once its audit entry, which has the same ID, is done. */
interface CreditUseRow {
  report_id: string;
  operation_id: string;
  used_by: string;
  used_at: Date;
}

/** What was sent, with the borrowers as they were, and when they authorized it. */
export interface SealedRequest {
  readonly sent: CreditRequest;
  readonly consents: readonly { readonly borrower: string; readonly date: string }[];
}

export interface CreditTables {
  'portal.credit_accounts': CreditAccountRow;
  'portal.credit_reports': CreditReportRow;
  'portal.credit_uses': CreditUseRow;
}
