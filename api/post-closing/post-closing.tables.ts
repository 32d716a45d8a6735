import type { Generated } from 'kysely';
import type { CollateralEntry, NotePlace } from '../../domain/post-closing/collateral';

/** A funded loan, as lists show it. Where the note is follows from its log. */
export interface PostClosingLoanRow {
  loan_num: string;
  funded_on: string;
  loan_type: string | null;
  investor_id: string | null;
  place: Generated<NotePlace>;
  sent_on: string | null;
  sent_to: NotePlace | null;
  /** Conditions of the investor without a response. */
  investor_open: Generated<number>;
  investor_due: string | null;
}

/** A document that a loan must have. */
export interface PostClosingItemRow {
  loan_num: string;
  kind: string;
  /** Of a document that the desk added. */
  label: string | null;
  due_on: string;
  /** The desk entered the day, so it no longer follows the loan. */
  is_due_entered: Generated<boolean>;
  /** False once the loan has terms that do not require it. */
  is_required: Generated<boolean>;
  received_on: string | null;
  received_by: string | null;
  document_id: string | null;
  document_name: string | null;
  exception: string | null;
  /** Counts what the desk said. */
  version: Generated<number>;
}

/** What the desk said about a document, with all of it afterwards. */
export interface PostClosingStepRow {
  id: Generated<string>;
  loan_num: string;
  kind: string;
  at: Date;
  by_login: string;
  by_name: string;
  due_on: string;
  received_on: string | null;
  document_id: string | null;
  document_name: string | null;
  exception: string | null;
}

/** An entry of the log of a note. */
export interface CollateralEntryRow {
  id: string;
  loan_num: string;
  number: number;
  kind: CollateralEntry['kind'];
  happened_on: string;
  place: NotePlace | null;
  holder: string | null;
  carrier: string | null;
  tracking: string | null;
  bailee_on: string | null;
  refers_to: string | null;
  reason: string | null;
  at: Date;
  by_login: string;
  by_name: string;
}

export interface PostClosingTables {
  'portal.post_closing_loans': PostClosingLoanRow;
  'portal.post_closing_items': PostClosingItemRow;
  'portal.post_closing_steps': PostClosingStepRow;
  'portal.collateral_entries': CollateralEntryRow;
}
