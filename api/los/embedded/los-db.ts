import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { Handover } from '../../../domain/access/handover.schemas';
import type { AusRun } from '../../../domain/aus/run.schemas';
import type { AusSystem } from '../../../domain/aus/systems';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LockRecord } from '../../../domain/locks/lock-record';
import type { LockedLoan } from '../../../domain/locks/los-locks.schemas';
import type { PricingCatalog } from '../../../domain/pricing/pricing-catalog.schemas';
import type { SavedPricing } from '../../../domain/scenarios/saved-pricing.schemas';
import type { Condition, ConditionStep } from '../../../domain/underwriting/condition.schemas';
import type { SealedColumn } from '../../ports/keys/sealed-json';
import type { JournalDb } from '../journal/journal-db';

interface LoansTable {
  loan_num: string;
  version: number;
  doc: SealedColumn<LoanDocument>;
  created_at: Date;
  updated_at: Date;
}

interface AgentsTable {
  id: string;
  loan_num: string;
  position: number;
  role: string;
  role_desc: string;
  name: string;
  company: string;
  phone: string;
  email: string;
  version: Generated<number>;
  street: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  license_num: Generated<string>;
}

interface ReceivedDocumentsTable {
  loan_num: string;
  doc_type: string;
  received_on: string;
  received_by: string;
}

interface FilesTable {
  id: string;
  loan_num: string;
  name: string;
  size: number;
  content_type: string;
  sha256: string;
  storage_key: string;
  folder_name: string;
  doc_type: string;
  created_at: Date;
  created_by: string;
  created_by_login: string | null;
  removed_at: Date | null;
  removed_by: string | null;
  lender_only: Generated<boolean>;
  version: Generated<number>;
  number: Generated<number>;
  made_from: Generated<string[]>;
  replaced_at: Date | null;
}

interface ConditionsTable {
  id: string;
  loan_num: string;
  status: Condition['status'];
  cat: string;
  description: string;
  created_d: string;
  done_d: string | null;
  number: number;
  version: Generated<number>;
  state: Condition['state'];
  accepts: Generated<string[]>;
  due_on: string | null;
}

interface ConditionStepsTable {
  loan_num: string;
  condition_id: string;
  position: number;
  kind: ConditionStep['kind'];
  state: Condition['state'];
  at: Date;
  by_login: string;
  by_name: string;
  note: string | null;
  /** Names of the documents that came with it, and at the same positions their IDs; empty if it is not known. */
  files: string[];
  file_ids: Generated<string[]>;
  /** The condition was for the lender only before it. */
  lender_only: Generated<boolean>;
}

interface ConditionFilesTable {
  loan_num: string;
  condition_id: string;
  file_id: string;
}

interface CatalogTable {
  only_row: Generated<boolean>;
  /** Changes with every catalog, so that a reader knows whether its copy is current. */
  version: string;
  updated_at: Date;
}

interface CatalogPartsTable {
  kind: keyof PricingCatalog;
  digest: string;
  /** One program, one rate sheet, or the whole table. */
  part: JSONColumnType<object>;
  used_from: Date;
  /** Null while it is part of the current catalog. */
  used_until: Date | null;
}

interface SavedPricingsTable {
  id: string;
  loan_num: string;
  number: number;
  content: SealedColumn<SavedPricing>;
}

interface LockConfirmationsTable {
  id: string;
  loan_num: string;
  number: number;
  content: SealedColumn<LockedLoan>;
}

interface AusRunsTable {
  id: string;
  loan_num: string;
  system: AusSystem;
  /** Counts the runs of the loan in the system. */
  number: number;
  content: SealedColumn<AusRun>;
  /** When the system has finished. */
  ready_at: Date;
}

interface HandoversTable {
  operation_id: string;
  id_hash: string;
  handover: JSONColumnType<Handover>;
  expires_at: Date;
  used_at: Date | null;
}

interface EmployeesTable {
  login: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  nmls_id: string | null;
  is_pml: boolean;
  branch_name: string | null;
  company_name: string | null;
  is_active: boolean;
}

interface LocksTable {
  loan_num: string;
  version: number;
  record: SealedColumn<LockRecord>;
  /** Since when a request waits for the lock desk. */
  waiting_at: Date | null;
  /** When the last request was answered or canceled. */
  answered_at: Date | null;
}

/** Row types of the schemas `los` and `journal`. The keys include the schema, so that queries name it. */
export interface LosDb extends JournalDb {
  'los.loans': LoansTable;
  'los.agents': AgentsTable;
  'los.files': FilesTable;
  'los.received_documents': ReceivedDocumentsTable;
  'los.conditions': ConditionsTable;
  'los.condition_steps': ConditionStepsTable;
  'los.condition_files': ConditionFilesTable;
  'los.catalog': CatalogTable;
  'los.catalog_parts': CatalogPartsTable;
  'los.saved_pricings': SavedPricingsTable;
  'los.aus_runs': AusRunsTable;
  'los.handovers': HandoversTable;
  'los.employees': EmployeesTable;
  'los.locks': LocksTable;
  'los.lock_confirmations': LockConfirmationsTable;
}

/** A connection pool or a transaction. */
export type Db = Kysely<LosDb>;
export type Trx = Transaction<LosDb>;
