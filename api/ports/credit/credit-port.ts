import type { CreditAction } from '../../../domain/credit/credit-order.schemas';
import type { CreditReportData } from '../../../domain/credit/report.schemas';
import type { Bureau } from '../../../domain/loan/credit-score';
import type { Owner } from '../../../domain/loan/records';

/** A borrower as an agency identifies them. */
export interface CreditPerson {
  readonly owner: Owner;
  readonly first: string;
  readonly middle: string | null;
  readonly last: string;
  readonly suffix: string | null;
  readonly ssn: string;
  readonly birthDate: string | null;
  readonly isMarried: boolean | null;
  readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string };
}

/** An order for an agency, the same in every attempt. */
export interface CreditRequest {
  /** By this the agency knows the order again. */
  readonly id: string;
  readonly action: CreditAction;
  readonly loanNum: string;
  readonly requestedBy: string;
  readonly at: string;
  readonly pull: 'hard' | 'soft';
  readonly bureaus: readonly Bureau[];
  readonly borrowers: readonly CreditPerson[];
  /** The agency's number of the report that the order starts from. */
  readonly reportNumber: string | null;
  /** Of a supplement: the account to verify and what about it. */
  readonly question: { readonly line: string; readonly text: string } | null;
}

/** The account of a user with an agency. */
export interface AgencyAccount {
  readonly account: string;
  readonly login: string;
  readonly password: string;
}

export interface AgencyErrorText {
  readonly code: string;
  /** The bureau or agency that reports it. */
  readonly source: string;
  readonly text: string;
}

/** What became of a request. */
export type CreditOutcome =
  | { readonly kind: 'report'; readonly report: CreditReportData; readonly pdf: Buffer | null }
  | { readonly kind: 'refused'; readonly errors: readonly AgencyErrorText[] }
  /** The agency has it and is working on it. */
  | { readonly kind: 'in-process' }
  /** The agency never received an order with this ID. */
  | { readonly kind: 'not-found' }
  /** The request never arrived. */
  | { readonly kind: 'not-reached' }
  /** It may have arrived: no answer, or one that can't be read. */
  | { readonly kind: 'unknown' };

/** Credit agencies. */
export interface CreditPort {
  /** The codes of the agencies that can be reached, and whether a simulation stands in for them. */
  readonly agencies: readonly string[];
  readonly isSimulation: boolean;
  /** Sends an order. */
  submit(agency: string, account: AgencyAccount, request: CreditRequest): Promise<CreditOutcome>;
  /** Asks for the answer to an order that was sent, without ordering anything. */
  retrieve(agency: string, account: AgencyAccount, request: CreditRequest): Promise<CreditOutcome>;
}
