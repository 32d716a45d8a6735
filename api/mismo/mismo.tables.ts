import type { JSONColumnType } from 'kysely';
import type { BeyondPart } from '../../domain/application/round-trip/round-trip.schemas';

/** The file that a loan was imported from; `loan_num` is null until the LOS has made the loan. */
export interface LoanImportRow {
  operation: string;
  loan_num: string | null;
  name: string;
  size: number;
  content_type: string;
  storage_key: string;
  imported_at: Date;
  imported_by: string;
  beyond: JSONColumnType<BeyondPart[]>;
}

export interface MismoTables {
  'portal.loan_imports': LoanImportRow;
}
