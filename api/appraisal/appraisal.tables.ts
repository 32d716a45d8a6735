import type { Generated } from 'kysely';
import type { AppraisalContent } from '../../domain/appraisal/appraisal-order.schemas';
import type { AppraisalState } from '../../domain/appraisal/appraisal-states';
import type { exclusionFields } from '../../domain/appraisal/exclusion-fields';
import type { RecordRow } from '../db/record-row';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** An appraisal of a loan, from its draft on. */
export interface AppraisalRow {
  /** Chosen by the client, and known to the appraisal company: ordering again under it orders nothing more. */
  id: string;
  loan_num: string;
  source: 'order' | 'transfer';
  state: AppraisalState;
  /** Counts the changes that a user must have seen before they change something. */
  version: number;
  /** The latest order of the engine: the appraisal itself, or a question about it. */
  order_id: string | null;
  company: string | null;
  /** Of the company. */
  number: string | null;
  content: SealedColumn<AppraisalContent>;
  /** The loan has its order date. */
  is_dated: Generated<boolean>;
  created_at: Date;
  created_by: string;
}

/** What happened to an appraisal: rows are only added. */
export interface AppraisalEventRow {
  id: Generated<string>;
  appraisal_id: string;
  at: Date;
  kind: string;
  /** Name of the user; null for the company and the portal. */
  by: string | null;
  detail: string | null;
  /** What the company calls the event, so that it is stored once. */
  party_id: string | null;
}

/** A fee of a schedule, by the day from which the schedule applies. */
export interface AppraisalFeeRow {
  from_day: string;
  company: string;
  name: string;
  state: string;
  county: string;
  form: string;
  loan_type: string;
  fee: string | null;
  rush_fee: string | null;
  days: number;
  rush_days: number | null;
}

/** A form on which borrowers accept or decline a waiver of the appraisal. What they chose is in its package. */
export interface AppraisalWaiverRow {
  /** Chosen by the client, and the key of the package. */
  id: string;
  loan_num: string;
  /** The run of record that offered it. */
  run_id: string;
  document_id: string;
  package_id: string;
  sent_at: Date;
  sent_by: string;
  /** When the loan got its value by the waiver. */
  used_at: Date | null;
}

/** The borrowers' waiver of the three business days between their copy and consummation. */
export interface TimingWaiverRow {
  loan_num: string;
  given_on: string;
  recorded_by: string;
  recorded_at: Date;
}

export interface AppraisalTables {
  'portal.appraiser_exclusions': RecordRow<typeof exclusionFields, 'active'>;
  'portal.appraisals': AppraisalRow;
  'portal.appraisal_events': AppraisalEventRow;
  'portal.appraisal_waivers': AppraisalWaiverRow;
  'portal.appraisal_timing_waivers': TimingWaiverRow;
  'portal.appraisal_fees': AppraisalFeeRow;
}
