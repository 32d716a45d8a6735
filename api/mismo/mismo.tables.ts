import type { BeyondPart } from '../../domain/application/round-trip/round-trip.schemas';
import type { SealedColumn } from '../ports/keys/sealed-json';

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
  /** Sealed, because it quotes the file. */
  beyond: SealedColumn<readonly BeyondPart[]>;
}

export interface MismoTables {
  'portal.loan_imports': LoanImportRow;
}
