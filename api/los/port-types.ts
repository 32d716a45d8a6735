import type { LoanDocument } from '../../domain/loan/document';
import type { Program } from '../../domain/pricing/program';
import type { RateSheet } from '../../domain/pricing/rate-sheet';
import type { PlacesCatalog } from '../../domain/reference/limits-catalog';

/** One write: `id` makes it safe to repeat, `by` and `byName` stand in the logs of the LOS. */
export interface Operation {
  /** UUID; the same as that of the audit entry. */
  readonly id: string;
  readonly by: string;
  readonly byName: string;
}

/** Changed fields by LOS name; lists (assets, liabilities, reos, employments, incomes, applicants) are replaced whole. */
export interface LoanChange {
  /** The version the writer read. */
  readonly version: number;
  readonly changes: Readonly<Record<string, unknown>>;
}

export interface StatusLogEntry {
  /** Instant, ISO 8601. */
  readonly at: string;
  readonly status: string;
  readonly from: string | null;
  readonly by: string;
  readonly description: string;
}

/** One changed field; `before` and `after` as stored, masked where the field is a secret (SSN). */
export interface ChangeLogEntry {
  readonly id: string;
  readonly at: string;
  readonly version: number;
  /** What was done: `change`, `import`, `choose-program`, `status`, … */
  readonly action: string;
  /** `sLAmtCalc`, `applicants[0].aBSsn`, `assets[x].value`, and `assets[x]` for a record that came or went. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Name of the person. */
  readonly by: string;
}

/** What an entry of the change log has to have; several values of one kind are alternatives. */
export interface ChangeLogFilter {
  /** Names of people. */
  readonly people?: readonly string[] | undefined;
  /** Fields wherever they stand, without what is in brackets: `sLAmtCalc`, `applicants.aBSsn`, `assets`, `assets.value`. */
  readonly fields?: readonly string[] | undefined;
  /** Fields at one place: `assets[x].value`. */
  readonly places?: readonly string[] | undefined;
  readonly actions?: readonly string[] | undefined;
  /** Instant, ISO 8601, included. */
  readonly from?: string | undefined;
  /** Instant, ISO 8601, not included. */
  readonly to?: string | undefined;
}

/** A page of the change log: `limit` entries after the first `offset`, newest first where nothing else is said. */
export interface ChangeLogQuery {
  readonly filter?: ChangeLogFilter | undefined;
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly offset?: number | undefined;
  readonly limit: number;
}

export interface ChangeLogPage {
  readonly entries: readonly ChangeLogEntry[];
  /** How many there are, counted up to 10,000; `capped` says that there are more. */
  readonly total: number;
  readonly capped: boolean;
}

/** What the change log of a loan can be filtered by, each once, in order. */
export interface ChangeLogValues {
  readonly people: readonly string[];
  readonly fields: readonly string[];
  readonly actions: readonly string[];
}

/** A credit report for the borrowers of a loan. */
export interface CreditOrder {
  /** The version of the loan that the person saw. */
  readonly version: number;
  /** The report of before once more, instead of a new one. */
  readonly reissue: boolean;
}

export interface CreditReport {
  readonly loan: LoanDocument;
  /** Rules stood in for a credit bureau: nobody was asked, and nothing of it is about a real person. */
  readonly isStandIn: boolean;
}

/** A contact of the loan, by the field names of the LOS. */
export interface Agent {
  readonly id: string;
  readonly AgentRoleT: string;
  readonly AgentRoleTDesc: string;
  readonly AgentName: string;
  readonly CompanyName: string;
  readonly Phone: string;
  readonly EmailAddr: string;
}

/** A person whom the LOS knows: one of the lender's own, or (`isPml`) of a company that brings it loans. */
export interface Employee {
  /** Lower case. */
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As `(626) 555-0101`. */
  readonly phone: string | null;
  readonly nmlsId: string | null;
  readonly isPml: boolean;
  readonly branchName: string | null;
  readonly companyName: string | null;
  /** False: they have left. */
  readonly isActive: boolean;
}

/** Metadata of a document; the bytes stand in the file store under `storageKey`. */
export interface NewLoanFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly sha256: string;
  readonly storageKey: string;
  readonly folderName: string;
  readonly docType: string;
}

export interface LoanFile extends NewLoanFile {
  /** Instant, ISO 8601. */
  readonly createdTime: string;
  readonly createdBy: string;
}

export interface Condition {
  readonly id: string;
  readonly status: 'Active' | 'Closed';
  readonly cat: string;
  readonly description: string;
  /** Date. */
  readonly createdD: string;
  readonly doneD: string | null;
}

/** A change of circumstance; TaskStatus REQUESTED means an open request. */
export interface CocTask {
  readonly taskId: string;
  readonly TaskStatus: string;
  readonly Description: string;
}

export interface PricingCatalog {
  readonly programs: readonly Program[];
  readonly rateSheets: readonly RateSheet[];
  /** Absent: the limits and zip codes that the portal came with. */
  readonly places?: PlacesCatalog;
}

/** Who enters, and at which loan. */
export interface Handover {
  readonly userLogin: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPmlUser: boolean;
  readonly roles: readonly string[];
  readonly loanNum: string;
}
